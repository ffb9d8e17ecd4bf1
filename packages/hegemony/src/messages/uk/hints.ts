// Ukrainian: what the options of a turn begin, in figures.
import type { hints as en } from '../en/hints.ts'

export const hints = {
  'hint.propose-bill':
    '{policies, plural, one {# закон доступний} few {# закони доступні} many {# законів доступно} other {# закону доступно}}, {markers, plural, one {залишився # маркер} few {залишилося # маркери} many {залишилося # маркерів} other {залишилося # маркера}}',
  'hint.assign-workers':
    'Безробітних: {unemployed}, {places, plural, one {# вільне робоче місце} few {# вільні робочі місця} many {# вільних робочих місць} other {# вільного робочого місця}}',
  'hint.buy-goods': '{money} ₳, до {most} у кожного з двох продавців',
  'hint.strike':
    'Страйк можливий у {companies, plural, one {# компанії} few {# компаніях} many {# компаніях} other {# компанії}}',
  'hint.demonstration':
    'Безробітних: {unemployed}, {places, plural, one {# вільне місце} few {# вільні місця} many {# вільних місць} other {# вільного місця}}',
  'hint.build-company':
    'Можна відкрити {companies, plural, one {# компанію} few {# компанії} many {# компаній} other {# компанії}}, {money} ₳',
  'hint.sell-company':
    'Можна продати {companies, plural, one {# компанію} few {# компанії} many {# компаній} other {# компанії}}',
  'hint.sell-abroad': 'Можливо: {lots, plural, one {# операція} few {# операції} many {# операцій} other {# операції}}',
  'hint.make-deal': 'Можна укласти {deals, plural, one {# угоду} few {# угоди} many {# угод} other {# угоди}}',
  'hint.extra-shift':
    'Понаднормово можуть працювати {companies, plural, one {# компанія} few {# компанії} many {# компаній} other {# компанії}}',
  'hint.event-action':
    'Можна розв’язати {events} з {all, plural, one {# проблеми} few {# проблем} many {# проблем} other {# проблеми}}',
  'hint.swap-workers':
    '{workers, plural, one {# кваліфікований працівник} few {# кваліфіковані працівники} many {# кваліфікованих працівників} other {# кваліфікованого працівника}} на некваліфікованих місцях',
  'hint.adjust-prices': 'Можна змінити {prices, plural, one {# ціну} few {# ціни} many {# цін} other {# ціни}}',
  'hint.adjust-wages':
    'Змінити заробітну плату можна в {companies, plural, one {# компанії} few {# компаніях} many {# компаніях} other {# компанії}}',
  'hint.give-bonus':
    '{amount} ₳ для однієї з {companies, plural, one {# компанії} few {# компаній} many {# компаній} other {# компанії}}',
  'hint.pass': 'На вибір {cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',
  'hint.end':
    'Ще {actions, plural, one {можлива # вільна дія} few {можливі # вільні дії} many {можливо # вільних дій} other {можливо # вільної дії}}',
  'hint.brings': '{changes}',
  'hint.brings-then': '{changes}. {next}',
  'hint.asks': '{prompt} {count, plural, one {# варіант} few {# варіанти} many {# варіантів} other {# варіанта}}',
  'hint.asks-number': '{prompt} Від {min} до {max}',
  'hint.asks-another': 'Спершу вирішує {role}',
  'hint.chance': 'Залежить від випадку',
  'hint.at-once': 'Діє одразу',
  'hint.change': '{what} {sign}{by}',
  'hint.change-of': '{role}: {what} {sign}{by}',
} as const satisfies Record<keyof typeof en, string>
