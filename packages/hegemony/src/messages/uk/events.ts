// Ukrainian names and tasks of the events.
import type { events as en } from '../en/events.ts'

export const events = {
  'event.drought': 'Посуха',
  'event.drought.text':
    'Надайте їжу Робітничому класу (половину показника населення) або Капіталістичному класу (половину кількості функціональних компаній) з округленням угору.',
  'event.companies-demand-better-internet': 'Компанії вимагають кращого інтернету',
  'event.companies-demand-better-internet.text':
    'Надайте Середньому або Капіталістичному класу розкіш: половину кількості його функціональних компаній з округленням угору.',
  'event.declining-birth-rate': 'Зниження народжуваності',
  'event.declining-birth-rate.text':
    'Надайте Робітничому або Середньому класу медицину: половину його показника населення з округленням угору.',
  'event.low-education-index': 'Низький індекс освіти',
  'event.low-education-index.text':
    'Надайте Робітничому або Середньому класу освіту: половину його показника населення з округленням угору.',
  'event.strike-at-the-port': 'Страйк у порту',
  'event.strike-at-the-port.text': 'Надайте Робітничому або Капіталістичному класу 2 кубики медіавпливу.',
  'event.local-industries-in-turmoil': 'Місцева промисловість у скруті',
  'event.local-industries-in-turmoil.text':
    'Надайте Середньому або Капіталістичному класу по 5 ₳ за кожну його функціональну компанію.',
  'event.demand-for-pension-reform': 'Вимога пенсійної реформи',
  'event.demand-for-pension-reform.text':
    'Надайте Робітничому або Середньому класу по 5 ₳ за кожну одиницю його показника населення.',
  'event.technological-illiteracy': 'Технологічна неграмотність',
  'event.technological-illiteracy.text':
    'Надайте розкіш і освіту (хоча б по 1): загалом половину показника населення Робітничому класу або половину кількості функціональних компаній Капіталістичному класу з округленням угору.',
  'event.earthquake': 'Землетрус',
  'event.earthquake.text':
    'Надайте Робітничому або Середньому класу їжу й медицину (хоча б по 1): загалом половину його показника населення з округленням угору.',
  'event.demand-for-higher-welfare-standards': 'Вимога вищих соціальних стандартів',
  'event.demand-for-higher-welfare-standards.text':
    'Надайте Робітничому або Середньому класу медицину й освіту (хоча б по 1): загалом половину його показника населення з округленням угору.',
  'event.need-for-sustainability-initiative': 'Потреба в ініціативі сталого розвитку',
  'event.need-for-sustainability-initiative.text': 'Виберіть два класи й надайте кожному з них по 25 ₳.',
  'event.political-scandal': 'Політичний скандал',
  'event.political-scandal.text':
    'Витратьте 25 ₳ і надайте класам до 3 кубиків медіавпливу, розподіливши їх на свій розсуд.',
  'event.need-for-stimulus-package': 'Потреба в пакеті стимулів',
  'event.need-for-stimulus-package.text': 'Надайте всім класам по 10 ₳ або всім по 15 ₳.',
  'event.infant-industry-requires-help': 'Нова галузь потребує підтримки',
  'event.infant-industry-requires-help.text':
    'Відкрийте для Середнього або Капіталістичного класу компанію вартістю щонайменше 15 ₳ і сплатіть її вартість.',
  'event.outdated-public-sector-infrastructure': 'Застаріла інфраструктура державного сектору',
  'event.outdated-public-sector-infrastructure.text':
    'Придбайте розкіш у Середнього й Капіталістичного класів: загалом не більше, ніж є державних компаній.',
  'event.pandemic': 'Пандемія',
  'event.pandemic.text':
    'Придбайте медицину в Середнього й Капіталістичного класів: загалом не більше, ніж є державних компаній.',
  'event.low-university-ratings': 'Низькі рейтинги університетів',
  'event.low-university-ratings.text':
    'Придбайте освіту в Середнього й Капіталістичного класів: загалом не більше, ніж є державних компаній.',
  'event.political-polarization': 'Політична поляризація',
  'event.political-polarization.text':
    'Витратьте 30 ₳ і надайте Робітничому й Капіталістичному класам 4 кубики голосів, розподіливши їх на свій розсуд.',
  'event.civil-unrest': 'Громадянські заворушення',
  'event.civil-unrest.text': 'Запропонуйте законопроєкт, який вибере Робітничий або Капіталістичний клас.',
  'event.demand-for-thirteen-month-pay': 'Вимога тринадцятої зарплати',
  'event.demand-for-thirteen-month-pay.text':
    'Надайте Робітничому або Середньому класу по 5 ₳ за кожного його працівника в державному секторі.',
  'event.unfair-representation': 'Нерівне представництво',
  'event.unfair-representation.text': 'Надайте одному класу 1 кубик особистого впливу та 2 кубики голосів.',
  'event.fear-of-deflation': 'Страх перед дефляцією',
  'event.fear-of-deflation.text': 'Витратьте 15, 30 або 45 ₳.',
  'event.neighbors-at-war': 'Війна в сусідів',
  'event.neighbors-at-war.text': 'Витратьте до 6 медицини.',
  'event.developing-countries-in-need': 'Країни, що розвиваються, потребують допомоги',
  'event.developing-countries-in-need.text': 'Витратьте до 6 освіти.',
  'event.global-supply-chain-crisis': 'Глобальна криза ланцюгів постачання',
  'event.global-supply-chain-crisis.text':
    'Надайте Робітничому або Середньому класу їжу й розкіш (хоча б по 1): загалом половину його показника населення з округленням угору.',
} as const satisfies Record<keyof typeof en, string>
