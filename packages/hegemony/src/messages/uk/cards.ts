// Ukrainian names and texts of the action cards.
import type { cards as en } from '../en/cards.ts'

export const cards = {
  // Working Class
  'card.working-specialization': 'Спеціалізація',
  'card.working-specialization.text':
    'Додайте на біржу праці кваліфікованого працівника будь-якого кольору. Потім влаштуйте до 3 працівників.',
  'card.working-highlight-social-issues': 'Висвітлення соціальних проблем',
  'card.working-highlight-social-issues.text': 'Придбайте в Держави 3 кубики медіавпливу за 15 ₳ загалом.',
  'card.working-cooperative-farm': 'Фермерський кооператив',
  'card.working-cooperative-farm.text':
    'Безоплатно відкрийте фермерський кооператив і влаштуйте туди 3 своїх безробітних працівників. Щораунду він виробляє 2 їжі.',
  'card.working-cooperative-farm.requirement': 'Щонайменше 3 безробітні працівники Робітничого класу',
  'card.working-healthcare-benefits': 'Пільги на медицину',
  'card.working-healthcare-benefits.text':
    'Придбайте в Держави медицину (не більше за показник населення) за половину загальної вартості з округленням угору.',
  'card.working-healthcare-movement': 'Рух за доступну медицину',
  'card.working-healthcare-movement.text':
    'Додайте в мішечок 2 свої кубики голосів. Потім запропонуйте законопроект щодо закону №4 «Про державні пільги на медицину».',
  'card.working-need-for-change': 'Потреба у змінах',
  'card.working-need-for-change.text': 'Запропонуйте поспіль 2 законопроекти щодо різних законів.',
  'card.working-labor-market-deregulation': 'Дерегуляція ринку праці',
  'card.working-labor-market-deregulation.text':
    'Влаштуйте будь-яку кількість безробітних працівників. Якщо діє 2C, можете також перевести скільки завгодно невмотивованих працівників з компанії в компанію.',
  'card.working-migration': 'Міграція',
  'card.working-migration.text':
    'Відправте за кордон 1 або 2 своїх безробітних працівників. Отримайте 5 ₳ за кожного некваліфікованого й 10 ₳ за кожного кваліфікованого.',
  'card.working-migration.requirement': 'Щонайменше 4 безробітні працівники Робітничого класу',
  'card.working-workers-movement': 'Робітничий рух',
  'card.working-workers-movement.text':
    'Додайте в мішечок 2 свої кубики голосів. Потім запропонуйте законопроект щодо закону №2 «Про ринок праці».',
  'card.working-workplace-accident': 'Нещасний випадок на виробництві',
  'card.working-workplace-accident.text':
    'Оберіть сферу та іншого гравця. Він платить вам 8 ₳ за кожну свою компанію цієї сфери, у якій зайняті ваші працівники.',
  'card.working-proletarians-of-the-world-unite': 'Пролетарі всіх країн, єднайтеся!',
  'card.working-proletarians-of-the-world-unite.text':
    'Додайте в мішечок стільки своїх кубиків голосів, скільки становить ваш показник населення.',
  'card.working-boost-domestic-tourism': 'Стимулювання внутрішнього туризму',
  'card.working-boost-domestic-tourism.text':
    'Придбайте в іншого гравця розкіш (не більше за показник населення). Ви платите половину вартості з округленням угору, а решту — Держава.',
  'card.working-public-opinion-polling': 'Опитування громадської думки',
  'card.working-public-opinion-polling.text':
    'Запропонуйте законопроект і відкрийте 5 кубиків із мішечка. Не витрачаючи впливу, оголосіть позачергове голосування із цими кубиками або поверніть їх.',
  'card.working-student-movement': 'Студентський рух',
  'card.working-student-movement.text':
    'Додайте в мішечок 2 свої кубики голосів. Потім запропонуйте законопроект щодо закону №5 «Про державні пільги на освіту».',
  'card.working-supplemental-income-program': 'Програма додаткового доходу',
  'card.working-supplemental-income-program.text':
    'Держава платить вам 1 ₳ за кожного вашого зайнятого працівника. Потім можете придбати товари й послуги.',
  'card.working-public-sector-overtime': 'Понаднормова робота в державному секторі',
  'card.working-public-sector-overtime.text':
    'Держава виплачує заробітну плату у функціональній державній компанії на ваш вибір, і та негайно виробляє ресурс. Потім можете придбати його в Держави (не більше за показник населення).',
  'card.working-affordable-housing': 'Доступне житло',
  'card.working-affordable-housing.text':
    'Заплатіть Капіталістичному класу 20 ₳ і здобудьте 5 ПБ або заплатіть Середньому класу 10 ₳ і здобудьте 3 ПБ.',
  'card.working-immigration-reform': 'Імміграційна реформа',
  'card.working-immigration-reform.text':
    'Додайте в мішечок 2 свої кубики голосів. Потім запропонуйте законопроект щодо закону №7 «Про імміграцію».',
  'card.working-signing-bonus': 'Бонус за працевлаштування',
  'card.working-signing-bonus.text':
    'Влаштуйте до 4 безробітних працівників. Власники компаній платять вам по 4 ₳ за кожного з них.',
  'card.working-general-strike': 'Загальний страйк',
  'card.working-general-strike.text':
    'Вийдіть на страйк: покладіть до 2 жетонів страйку й ще до 1 за кожну вашу профспілку.',
  'card.working-fake-news': 'Фейкові новини',
  'card.working-fake-news.text': 'Витягніть із мішечка 6 кубиків, приберіть до 4 з них у запас, а решту поверніть.',
  'card.working-state-scholarship': 'Державна стипендія',
  'card.working-state-scholarship.text':
    'Придбайте в Держави освіту (не більше за показник населення) за половину загальної вартості з округленням угору.',
  'card.working-radical-reforms': 'Радикальні реформи',
  'card.working-radical-reforms.text':
    'Запропонуйте законопроект щодо будь-якого сектора закону, а не лише сусіднього. Оголосити щодо нього позачергове голосування не можна.',
  'card.working-unemployment-benefits': 'Допомога по безробіттю',
  'card.working-unemployment-benefits.text':
    'Держава платить вам 5 ₳ за кожного вашого безробітного працівника. Потім можете придбати товари й послуги в Держави.',
  'card.working-interest-groups': 'Групи інтересів',
  'card.working-interest-groups.text':
    'Відкривайте кубики з мішечка, доки не з’являться 3 кубики інших класів. Покладіть замість них у мішечок 3 свої, а решту поверніть.',

  // Middle Class
  'card.middle-healthcare-benefits': 'Пільги на медицину',
  'card.middle-healthcare-benefits.text':
    'Придбайте в Держави медицину (не більше за показник населення) за половину загальної вартості з округленням угору.',
  'card.middle-import-subsidy': 'Субсидія на імпорт',
  'card.middle-import-subsidy.text': 'Імпортуйте їжу або розкіш (не більше за показник населення), не сплачуючи мита.',
  'card.middle-small-business-grant': 'Грант для малого бізнесу',
  'card.middle-small-business-grant.text': 'Відкрийте компанію. Усю її вартість сплачує Держава.',
  'card.middle-land-of-opportunity': 'Країна можливостей',
  'card.middle-land-of-opportunity.text':
    'Відкрийте компанію, узявши для неї із запасу кваліфікованого працівника Середнього класу будь-якого кольору.',
  'card.middle-investment-opportunities': 'Інвестиційні можливості',
  'card.middle-investment-opportunities.text':
    'Відкрийте компанію на 8 ₳ дешевше або перегляньте колоду компаній, відкрийте будь-яку з неї на 8 ₳ дорожче й перемішайте колоду.',
  'card.middle-foreign-market-insight': 'Аналіз зовнішнього ринку',
  'card.middle-foreign-market-insight.text':
    'Відкрийте нову карту експорту й залиште її або поточну. Потім продайте ресурси на зовнішньому ринку; кожну операцію можна виконати двічі.',
  'card.middle-employment-subsidy': 'Субсидія на зайнятість',
  'card.middle-employment-subsidy.text':
    'Держава платить вам 5 ₳ за кожну вашу компанію з працівником Робітничого класу. Потім в одній із них можете попрацювати понаднормово.',
  'card.middle-public-opinion-polling': 'Опитування громадської думки',
  'card.middle-public-opinion-polling.text':
    'Запропонуйте законопроект і відкрийте 5 кубиків із мішечка. Не витрачаючи впливу, оголосіть позачергове голосування із цими кубиками або поверніть їх.',
  'card.middle-migration': 'Міграція',
  'card.middle-migration.text':
    'Відправте за кордон 1 або 2 своїх безробітних працівників. Отримайте 5 ₳ за кожного некваліфікованого й 10 ₳ за кожного кваліфікованого.',
  'card.middle-migration.requirement': 'Щонайменше 4 безробітні працівники Середнього класу',
  'card.middle-fake-news': 'Фейкові новини',
  'card.middle-fake-news.text': 'Витягніть із мішечка 6 кубиків, приберіть до 4 з них у запас, а решту поверніть.',
  'card.middle-specialization': 'Спеціалізація',
  'card.middle-specialization.text':
    'Додайте на біржу праці кваліфікованого працівника Робітничого класу будь-якого кольору. Потім можете найняти до 3 безробітних працівників цього класу у свої компанії.',
  'card.middle-state-scholarship': 'Державна стипендія',
  'card.middle-state-scholarship.text':
    'Придбайте в Держави освіту (не більше за показник населення) за половину загальної вартості з округленням угору.',
  'card.middle-highlight-social-issues': 'Висвітлення соціальних проблем',
  'card.middle-highlight-social-issues.text': 'Придбайте в Держави 3 кубики медіавпливу за 15 ₳ загалом.',
  'card.middle-health-crisis': 'Криза охорони здоров’я',
  'card.middle-health-crisis.text': 'Продайте Державі до 6 медицини по 10 ₳ за одиницю.',
  'card.middle-unemployment-initiative-program': 'Програма сприяння зайнятості',
  'card.middle-unemployment-initiative-program.text':
    'Найміть у свої компанії до 3 безробітних працівників Робітничого класу. Держава платить вам по 5 ₳ за кожного з них.',
  'card.middle-higher-education-program': 'Програма вищої освіти',
  'card.middle-higher-education-program.text': 'Продайте Державі до 6 освіти по 10 ₳ за одиницю.',
  'card.middle-voice-of-middle-class-workers': 'Голос працівників Середнього класу',
  'card.middle-voice-of-middle-class-workers.text':
    'Додайте в мішечок 2 свої кубики голосів і ще по 1 за кожну державну компанію чи компанію Капіталістичного класу, де зайняті ваші працівники.',
  'card.middle-new-theme-park': 'Новий парк розваг',
  'card.middle-new-theme-park.text': 'Заплатіть 6 ₳, помножені на показник населення, і підвищте добробут на 1.',
  'card.middle-interest-groups': 'Групи інтересів',
  'card.middle-interest-groups.text':
    'Відкривайте кубики з мішечка, доки не з’являться 3 кубики інших класів. Покладіть замість них у мішечок 3 свої, а решту поверніть.',
  'card.middle-export-subsidy': 'Субсидія на експорт',
  'card.middle-export-subsidy.text':
    'Продайте ресурси на зовнішньому ринку. Держава доплачує вам по 5 ₳ за кожну операцію.',
  'card.middle-labor-market-deregulation': 'Дерегуляція ринку праці',
  'card.middle-labor-market-deregulation.text':
    'Влаштуйте будь-яку кількість безробітних працівників. Якщо діє 2C, можете також перевести скільки завгодно невмотивованих працівників з компанії в компанію.',
  'card.middle-personal-consumption': 'Особисте споживання',
  'card.middle-personal-consumption.text':
    'Придбайте товари чи послуги одного виду: з будь-якої кількості джерел (із кожного до показника населення) або з одного (до подвійного показника).',
  'card.middle-immigration-reform': 'Імміграційна реформа',
  'card.middle-immigration-reform.text':
    'Додайте в мішечок 2 свої кубики голосів. Потім запропонуйте законопроект щодо закону №7 «Про імміграцію».',
  'card.middle-growing-business': 'Зростання бізнесу',
  'card.middle-growing-business.text':
    'Безоплатно візьміть тайл складу для одного ресурсу. Потім можете відкрити компанію — на 4 ₳ дешевше, якщо вона виробляє цей ресурс.',
  'card.middle-public-sector-overtime': 'Понаднормова робота в державному секторі',
  'card.middle-public-sector-overtime.text':
    'Держава виплачує заробітну плату у функціональній державній компанії на ваш вибір, і та негайно виробляє ресурс. Потім можете придбати його в Держави (не більше за показник населення).',
  'card.middle-supplemental-income-program': 'Програма додаткового доходу',
  'card.middle-supplemental-income-program.text':
    'Держава платить вам 2 ₳ за кожного вашого працівника в державних компаніях і компаніях Капіталістичного класу. Потім можете придбати товари й послуги.',

  // Capitalist Class
  'card.capitalist-health-crisis': 'Криза охорони здоров’я',
  'card.capitalist-health-crisis.text': 'Продайте Державі до 9 медицини по 10 ₳ за одиницю.',
  'card.capitalist-higher-education-program': 'Програма вищої освіти',
  'card.capitalist-higher-education-program.text': 'Продайте Державі до 9 освіти по 10 ₳ за одиницю.',
  'card.capitalist-push-political-agenda': 'Просування політичних інтересів',
  'card.capitalist-push-political-agenda.text':
    'Заплатіть 25 ₳ і запропонуйте поспіль 2 законопроекти щодо різних законів.',
  'card.capitalist-foreign-recruitment': 'Набір персоналу за кордоном',
  'card.capitalist-foreign-recruitment.text':
    'Заплатіть 10 ₳ і заповніть одну свою нефункціональну компанію відповідними працівниками із запасу.',
  'card.capitalist-competitive-wages': 'Конкурентна заробітна плата',
  'card.capitalist-competitive-wages.text':
    'Установіть в одній своїй нефункціональній компанії 3 рівень заробітної плати. Туди переходять працівники функціональної державної компанії тієї самої сфери й розміру.',
  'card.capitalist-global-branding': 'Глобальний брендинг',
  'card.capitalist-global-branding.text':
    'Продайте ресурси на зовнішньому ринку. Додатково можете продати до 6 розкоші по 10 ₳ за одиницю.',
  'card.capitalist-interest-groups': 'Групи інтересів',
  'card.capitalist-interest-groups.text':
    'Відкривайте кубики з мішечка, доки не з’являться 3 кубики інших класів. Покладіть замість них у мішечок 3 свої, а решту поверніть.',
  'card.capitalist-offshore-companies': 'Офшорні компанії',
  'card.capitalist-offshore-companies.text':
    'Перенесіть половину грошей із секції «Прибуток» (з округленням униз) до секції «Капітал».',
  'card.capitalist-foreign-market-insight': 'Аналіз зовнішнього ринку',
  'card.capitalist-foreign-market-insight.text':
    'Відкрийте 2 нові карти експорту, залиште одну з трьох, а решту скиньте. Потім можете продати ресурси на зовнішньому ринку.',
  'card.capitalist-unemployment-initiative-program': 'Програма сприяння зайнятості',
  'card.capitalist-unemployment-initiative-program.text':
    'Заповніть одну свою нефункціональну компанію безробітними працівниками. Держава платить вам по 5 ₳ за кожного з них.',
  'card.capitalist-foreign-partner': 'Іноземний партнер',
  'card.capitalist-foreign-partner.text':
    'Укладіть ділову угоду. Потім можете продати на зовнішньому ринку лише їжу та розкіш.',
  'card.capitalist-business-expansion': 'Розширення бізнесу',
  'card.capitalist-business-expansion.text':
    'Відкрийте поспіль 2 компанії. Потім додайте 2 нові карти компаній на свій ринок.',
  'card.capitalist-investment-opportunities': 'Інвестиційні можливості',
  'card.capitalist-investment-opportunities.text':
    'Відкрийте компанію на 10 ₳ дешевше або перегляньте колоду компаній, відкрийте будь-яку з неї на 10 ₳ дорожче й перемішайте колоду.',
  'card.capitalist-fake-news': 'Фейкові новини',
  'card.capitalist-fake-news.text': 'Витягніть із мішечка 6 кубиків, приберіть до 4 з них у запас, а решту поверніть.',
  'card.capitalist-global-food-crisis': 'Світова продовольча криза',
  'card.capitalist-global-food-crisis.text':
    'Продайте ресурси на зовнішньому ринку. Додатково можете продати до 4 їжі по 15 ₳ за одиницю.',
  'card.capitalist-industrialization': 'Індустріалізація',
  'card.capitalist-industrialization.text':
    'Відкрийте компанію у сфері агропромисловості або розкоші. Ви платите половину її вартості з округленням угору, а решту — Держава.',
  'card.capitalist-bid-rigging': 'Тендерна змова',
  'card.capitalist-bid-rigging.text':
    'Продайте Державі до 6 розкоші по 10 ₳ за одиницю. Потім отримайте 1 кубик впливу.',
  'card.capitalist-buy-private-island': 'Купівля приватного острова',
  'card.capitalist-buy-private-island.text': 'Заплатіть Державі 50 ₳ із секції «Капітал» і здобудьте 7 ПБ.',
  'card.capitalist-exit-strategy': 'Стратегія виходу',
  'card.capitalist-exit-strategy.text': 'Продайте одну свою компанію без устаткування за подвійну вартість.',
  'card.capitalist-business-grants': 'Гранти для бізнесу',
  'card.capitalist-business-grants.text': 'Держава платить вам по 5 ₳ за кожну вашу компанію.',
  'card.capitalist-tap-into-new-markets': 'Освоєння нових ринків',
  'card.capitalist-tap-into-new-markets.text':
    'Додайте в мішечок 2 свої кубики голосів. Потім запропонуйте законопроект щодо закону №6 «Про зовнішню торгівлю».',
  'card.capitalist-radical-reforms': 'Радикальні реформи',
  'card.capitalist-radical-reforms.text':
    'Запропонуйте законопроект щодо будь-якого сектора закону, а не лише сусіднього. Оголосити щодо нього позачергове голосування не можна.',
  'card.capitalist-extra-shift': 'Понаднормова зміна',
  'card.capitalist-extra-shift.text':
    'Виплатіть заробітну плату в одній своїй функціональній, але не автоматизованій компанії. Вона негайно виробляє ресурси.',
  'card.capitalist-taxed-enough-already': 'Годі податків!',
  'card.capitalist-taxed-enough-already.text':
    'Додайте в мішечок 2 свої кубики голосів. Потім запропонуйте законопроект щодо закону №3 «Про оподаткування».',
  'card.capitalist-endorse-political-campaign': 'Підтримка політичної кампанії',
  'card.capitalist-endorse-political-campaign.text': 'Заплатіть 15 ₳ і додайте в мішечок 6 своїх кубиків голосів.',
  'card.capitalist-technological-progress': 'Технологічний прогрес',
  'card.capitalist-technological-progress.text':
    'Придбайте 1 жетон устаткування за 20 ₳ або 2 за 45 ₳ і покладіть кожен на відповідну свою компанію.',
  'card.capitalist-trade-protectionism-lobby': 'Лобі торговельного протекціонізму',
  'card.capitalist-trade-protectionism-lobby.text':
    'Додайте в мішечок по 2 свої кубики голосів за кожну свою агропромислову компанію, а якщо діє 6A, то й за кожну компанію у сфері розкоші.',
  'card.capitalist-public-opinion-polling': 'Опитування громадської думки',
  'card.capitalist-public-opinion-polling.text':
    'Запропонуйте законопроект і відкрийте 5 кубиків із мішечка. Не витрачаючи впливу, оголосіть позачергове голосування із цими кубиками або поверніть їх.',

  // State
  'card.state-employment-support-scheme': 'План підтримки зайнятості',
  'card.state-employment-support-scheme.text':
    'Надайте Робітничому й Середньому класам по 15 ₳. Здобудьте по 1 легітимності на їхніх треках.',
  'card.state-shift-focus': 'Зміна пріоритетів',
  'card.state-shift-focus.text':
    'Перегляньте 2 верхні карти проблем. Можете без покарання замінити однією з них проблему на полі. Потім розв’яжіть проблему.',
  'card.state-denial-of-free-speech': 'Придушення свободи слова',
  'card.state-denial-of-free-speech.text':
    'Перетворіть до 2 кубиків медіавпливу на особистий вплив. Потім оберіть до 2 гравців: кожен віддає вам 1 кубик впливу, а ви втрачаєте 1 легітимність на треку його класу.',
  'card.state-step-for-representation': 'Розширення представництва',
  'card.state-step-for-representation.text':
    'Надайте одному класу 1 кубик особистого впливу та 2 кубики голосів. Здобудьте 2 легітимності на його треку.',
  'card.state-immediate-response': 'Негайне реагування',
  'card.state-immediate-response.text': 'Двічі поспіль розв’яжіть ту саму проблему, щоразу обираючи заново.',
  'card.state-geopolitical-support': 'Геополітична підтримка',
  'card.state-geopolitical-support.text': 'Отримайте гроші залежно від закону №6: 6A — 15 ₳, 6B — 30 ₳, 6C — 45 ₳.',
  'card.state-foreign-students': 'Іноземні студенти',
  'card.state-foreign-students.text':
    'Продайте за кордон до 8 освіти за ціною, яку визначає закон №5 (0, 5 або 10 ₳ за одиницю).',
  'card.state-healthcare-program': 'Програма охорони здоров’я',
  'card.state-healthcare-program.text':
    'Надайте Робітничому або Середньому класу стільки медицини, скільки становить його показник населення. Візьміть жетон легітимності цього класу.',
  'card.state-medical-tourism': 'Медичний туризм',
  'card.state-medical-tourism.text':
    'Продайте за кордон до 8 медицини за ціною, яку визначає закон №4 (0, 5 або 10 ₳ за одиницю).',
  'card.state-unemployment-initiative-program': 'Програма сприяння зайнятості',
  'card.state-unemployment-initiative-program.text':
    'Заповніть одну свою нефункціональну компанію безробітними працівниками.',
  'card.state-a-matter-of-high-priority': 'Пріоритетна справа',
  'card.state-a-matter-of-high-priority.text':
    'Перегляньте 2 верхні карти проблем і викладіть одну з них на поле, якщо є вільне місце. Потім розв’яжіть проблему.',
  'card.state-emergency-state': 'Надзвичайний стан',
  'card.state-emergency-state.text':
    'Без голосування пересуньте в сусідній сектор маркер закону, щодо якого немає законопроекту.',
  'card.state-emergency-state.requirement': 'Запропоновано законопроекти щонайменше щодо 3 законів',
  'card.state-foreign-investment-program': 'Програма іноземних інвестицій',
  'card.state-foreign-investment-program.text': 'Витратьте 2 кубики особистого впливу й отримайте 40 ₳.',
  'card.state-literacy-program': 'Програма підвищення грамотності',
  'card.state-literacy-program.text':
    'Надайте Робітничому або Середньому класу стільки освіти, скільки становить його показник населення. Візьміть жетон легітимності цього класу.',
  'card.state-growth-in-tourism': 'Розвиток туризму',
  'card.state-growth-in-tourism.text':
    'Ви, Середній клас і Капіталістичний клас отримуєте по 15 ₳. Здобудьте по 1 легітимності на треках обох класів.',
  'card.state-supplemental-income-program': 'Програма додаткового доходу',
  'card.state-supplemental-income-program.text':
    'Надайте Робітничому або Середньому класу по 1 ₳ за кожного його зайнятого працівника. За кожні 10 ₳ здобудьте 1 легітимність на його треку.',
  'card.state-allowances-and-subsidies': 'Виплати й субсидії',
  'card.state-allowances-and-subsidies.text': 'Надайте одному класу 20 ₳. Візьміть його жетон легітимності.',
  'card.state-agenda-setting': 'Формування порядку денного',
  'card.state-agenda-setting.text':
    'Отримайте по 1 кубику особистого впливу за кожен закон, що збігається з вашою картою політичних цілей.',
  'card.state-pressing-matters': 'Нагальні справи',
  'card.state-pressing-matters.text':
    'Запропонуйте законопроект. Можете оголосити щодо нього позачергове голосування, не витрачаючи впливу.',
  'card.state-radical-reforms': 'Радикальні реформи',
  'card.state-radical-reforms.text':
    'Запропонуйте законопроект щодо будь-якого сектора закону, а не лише сусіднього. Оголосити щодо нього позачергове голосування не можна.',
  'card.state-public-sector-overtime': 'Понаднормова робота в державному секторі',
  'card.state-public-sector-overtime.text':
    'Виплатіть заробітну плату в одній своїй функціональній компанії. Вона негайно виробляє ресурси.',
  'card.state-construction-boom': 'Будівельний бум',
  'card.state-construction-boom.text':
    'Ви, Робітничий клас і Капіталістичний клас отримуєте по 15 ₳. Здобудьте по 1 легітимності на треках обох класів.',
  'card.state-business-grants': 'Гранти для бізнесу',
  'card.state-business-grants.text':
    'Надайте Капіталістичному класу по 5 ₳ за кожну його компанію. За кожні 3 компанії здобудьте 1 легітимність на його треку.',
  'card.state-higher-vat': 'Високий ПДВ',
  'card.state-higher-vat.text':
    'Усі інші гравці платять вам по 15 ₳. Втратьте по 1 легітимності на треках двох класів на ваш вибір.',
  'card.state-nationalization': 'Націоналізація',
  'card.state-nationalization.text':
    'Замініть державну компанію без працівників компанією Капіталістичного класу без працівників та устаткування (її можна заповнити). Якщо діє 1B, сплатіть цьому класу її вартість.',
  'card.state-quantitative-easing': 'Кількісне пом’якшення',
  'card.state-quantitative-easing.text': 'Отримайте 25 ₳ або, якщо маєте позику, 35 ₳.',
  'card.state-privatization': 'Приватизація',
  'card.state-privatization.text':
    'Продайте функціональну державну компанію разом із працівниками Капіталістичному класу за її вартість. Візьміть жетон легітимності цього класу.',
  'card.state-foreign-financial-assistance': 'Іноземна фінансова допомога',
  'card.state-foreign-financial-assistance.text':
    'Отримайте по 10 ₳ за кожен закон, що збігається з вашою картою політичних цілей.',
} as const satisfies Record<keyof typeof en, string>
