// What is said before a table is opened, in Ukrainian: the game, its roles, its setup, where a match stands.
import type { front as english } from '../en/front.ts'

export const front = {
  'hegemony.name': 'Гегемонія',
  'hegemony.tagline': 'Чотири класи, одна країна: працюйте, торгуйте, ухвалюйте закони',
  'hegemony.first-game':
    'Починати добре вдвох: менше правил і коротше чекання. Робітничий клас грає проти Капіталістичного.',
  'hegemony.aim.working': 'Заробітна плата й добробут',
  'hegemony.aim.middle': 'Праця та власні компанії',
  'hegemony.aim.capitalist': 'Компанії та прибуток',
  'hegemony.aim.state': 'Легітимність в очах класів',
  'hegemony.summary': 'Раунд {round}: {phase}',
  'hegemony.over': 'Завершено',
  'hegemony.setup.negative-vp': 'Переможні бали можуть опускатися нижче за 0',
  'hegemony.setup.negative-vp.help': 'Позики й демонстрації можуть відібрати більше балів, ніж має гравець.',
  'hegemony.setup.elections-without-bills': 'Фаза голосування навіть без законопроєктів',
  'hegemony.setup.elections-without-bills.help':
    'Мішечок поповнюють, навіть якщо за всі законопроєкти вже проголосували.',
  'hegemony.setup.strike-by-employee-only': 'Наймані працівники Середнього класу страйкують незалежно',
  'hegemony.setup.strike-by-employee-only.help':
    'Для страйку в компанії Середнього класу важливо лише, чи вмотивований найманий працівник.',
  'hegemony.guide.goal': 'П’ять раундів, найбільше переможних балів',
  'hegemony.guide.goal.text':
    'Робітничий клас здобуває бали за добробут і профспілки, Середній — за добробут і власні компанії, Капіталістичний — за багатство, Держава — за легітимність на треках усіх класів. Перемагає гравець, який після п’яти раундів має найбільше переможних балів.',
  'hegemony.guide.turn': 'Одна карта за хід',
  'hegemony.guide.turn.text':
    'У свій хід ви використовуєте одну карту: розігруєте її ефект або скидаєте її заради базової дії своєї ролі. До або після цього можете виконати одну вільну дію. За раунд маєте п’ять ходів, дві карти лишаються.',
  'hegemony.guide.work': 'Праця й заробітна плата',
  'hegemony.guide.work.text':
    'Працівники займають робочі місця в компаніях. Компанія, де зайняті всі місця, функціональна: у фазі виробництва вона виплачує заробітну плату й виробляє ресурси. Щойно влаштовані працівники вмотивовані й лишаються на місці до цієї фази.',
  'hegemony.guide.needs': 'Потреби й добробут',
  'hegemony.guide.needs.text':
    'У фазі виробництва Робітничий і Середній класи потребують стільки їжі, скільки становить їхній показник населення. Використання медицини, освіти чи розкоші підвищує добробут, і кожна його поділка дає ПБ.',
  'hegemony.guide.laws': 'Законопроєкти й голосування',
  'hegemony.guide.laws.text':
    'Сім законів визначають заробітну плату, податки, державні послуги й торгівлю. Запропонуйте законопроєкт, щоб пересунути маркер закону на один сектор. У фазі голосування вирішують п’ять кубиків із мішечка й таємно витрачений вплив. За рівності голосів закон прийнято.',
  'hegemony.guide.money': 'Податки, позики й МВФ',
  'hegemony.guide.money.text':
    'Після виробництва класи сплачують податки. Гравець, який не може зробити обов’язковий платіж, бере позику. Якщо Держава має забагато позик, втручається МВФ і змінює закони.',
  'hegemony.guide.table': 'Як читати стіл',
  'hegemony.guide.table.text':
    'Усе, що можна вибрати, підсвічено лаймовим на полі й у списку варіантів. Наведіть курсор на будь-що або утримуйте його, щоб побачити подробиці. Якщо чогось зробити не можна, указано причину й правило.',
  'board.role.working': 'Робітничий',
  'board.role.middle': 'Середній',
  'board.role.capitalist': 'Капіталістичний',
  'board.role.state': 'Держава',
  'board.phase.setup': 'Підготування до гри',
  'board.phase.preparation': 'Підготування',
  'board.phase.action': 'Дії',
  'board.phase.production': 'Виробництво',
  'board.phase.elections': 'Голосування',
  'board.phase.scoring': 'Нарахування ПБ',
  'board.phase.end': 'Кінець гри',
  'role.working': 'Робітничий клас',
  'role.middle': 'Середній клас',
  'role.capitalist': 'Капіталістичний клас',
  'role.state': 'Держава',
  'role.said.working': 'Робітничий клас',
  'role.said.middle': 'Середній клас',
  'role.said.capitalist': 'Капіталістичний клас',
  'role.said.state': 'Держава',
  'role.supply': 'Запас',
  'hegemony.automa.simple': 'Спрощений',
  'hegemony.automa.advanced': 'Ускладнений',
  'hegemony.automa.name.simple': 'Спрощена Автома',
  'hegemony.automa.name.advanced': 'Ускладнена Автома',
  'hegemony.automa.never-state': 'За Державу завжди грає людина або бот.',
  'hegemony.preset.guided': 'Навчальна партія',
  'hegemony.preset.guided.text':
    'Підготовлена партія для одного гравця. Підказки за столом пояснюють кожен крок першого раунду, далі ви граєте самі.',
  'hegemony.preset.solo': 'Соло: ви проти однієї Автоми',
  'hegemony.preset.solo.text': 'Двоє гравців: ви граєте за Робітничий клас проти Автоми Капіталістичного класу.',
  'hegemony.preset.state': 'Соло: Держава проти трьох Автом',
  'hegemony.preset.state.text':
    'Четверо гравців: ви граєте за Державу проти Автом усіх трьох класів в ускладненому режимі.',
  'hegemony.setup.crisis-response': 'Реагування на кризу',
  'hegemony.setup.crisis-response.help':
    '«Криза й контроль»: процедуру МВФ замінює карта із заблокованими законами та державними облігаціями.',
  'hegemony.setup.alternative-events': 'Альтернативні проблеми',
  'hegemony.setup.alternative-events.help':
    '«Криза й контроль», 4 гравці: проблеми із завданнями для класів, які можуть залишити карту заради бонусу.',
  'hegemony.setup.hidden-agendas': 'Таємні цілі',
  'hegemony.setup.hidden-agendas.help':
    '«Криза й контроль»: кожен залишає собі одну з двох таємних цілей за додаткові бали.',
  'hegemony.setup.action-cards': 'Нові карти дій',
  'hegemony.setup.action-cards.help': '«Криза й контроль»: ще по п’ять карт дій для кожної ролі.',
  'hegemony.setup.historical-events': 'Історичні події',
  'hegemony.setup.historical-events.help':
    'Події п’яти епох. Офіційних правил до них ми не знайшли, тож порядок гри з ними — наша реконструкція.',
  'hegemony.setup.needs-four': 'Лише для чотирьох гравців.',
} as const satisfies Record<keyof typeof english, string>
