// Ukrainian names and texts of the action cards.
import type { cards as en } from '../en/cards.ts'

export const cards = {
  // Working Class
  'card.working-specialization': 'Спеціалізація',
  'card.working-specialization.text':
    'Додайте на біржу праці кваліфікованого працівника будь-якого кольору. Потім влаштуйте до 3.',
  'card.working-highlight-social-issues': 'Висвітлення соціальних проблем',
  'card.working-highlight-social-issues.text': 'Придбайте в Держави 3 кубики медіавпливу за 15 ₳ загалом.',
  'card.working-cooperative-farm': 'Фермерський кооператив',
  'card.working-cooperative-farm.text':
    'Безоплатно відкрийте фермерський кооператив і влаштуйте туди 3 своїх безробітних. Він виробляє 2 їжі за раунд.',
  'card.working-cooperative-farm.requirement': 'Щонайменше 3 ваші безробітні',
  'card.working-healthcare-benefits': 'Пільги на медицину',
  'card.working-healthcare-benefits.text':
    'Придбайте в Держави до {population} медицини за половину загальної вартості з округленням угору.',
  'card.working-healthcare-movement': 'Рух за доступну медицину',
  'card.working-healthcare-movement.text':
    'Додайте в мішечок 2 свої кубики голосів. Потім запропонуйте законопроєкт щодо закону №4 (медицина).',
  'card.working-need-for-change': 'Потреба у змінах',
  'card.working-need-for-change.text': 'Запропонуйте поспіль 2 законопроєкти щодо різних законів.',
  'card.working-labor-market-deregulation': 'Дерегуляція ринку праці',
  'card.working-labor-market-deregulation.text':
    'Влаштуйте скільки завгодно безробітних. Якщо діє 2В, можете також перевести своїх невмотивованих працівників між компаніями.',
  'card.working-migration': 'Міграція',
  'card.working-migration.text':
    'Відправте за кордон 1 або 2 своїх безробітних. Отримайте по 5 ₳, а за кваліфікованого — 10 ₳.',
  'card.working-migration.requirement': 'Щонайменше 4 ваші безробітні',
  'card.working-workers-movement': 'Робітничий рух',
  'card.working-workers-movement.text':
    'Додайте в мішечок 2 свої кубики голосів. Потім запропонуйте законопроєкт щодо закону №2 (ринок праці).',
  'card.working-workplace-accident': 'Нещасний випадок на виробництві',
  'card.working-workplace-accident.text':
    'Виберіть сферу та іншого гравця. Він платить вам 8 ₳ за кожну свою компанію цієї сфери з вашими працівниками.',
  'card.working-proletarians-of-the-world-unite': 'Пролетарі всіх країн, єднайтеся!',
  'card.working-proletarians-of-the-world-unite.text':
    'Додайте в мішечок {population, plural, one {# свій кубик} few {# свої кубики} many {# своїх кубиків} other {# свого кубика}} голосів: ваш показник населення.',
  'card.working-boost-domestic-tourism': 'Стимулювання внутрішнього туризму',
  'card.working-boost-domestic-tourism.text':
    'Придбайте в іншого гравця до {population} розкоші. Ви платите половину з округленням угору, решту — Держава.',
  'card.working-public-opinion-polling': 'Опитування громадської думки',
  'card.working-public-opinion-polling.text':
    'Запропонуйте законопроєкт і відкрийте 5 кубиків із мішечка. Можете скликати з ними позачергове голосування, не витрачаючи впливу; якщо ні, поверніть їх.',
  'card.working-student-movement': 'Студентський рух',
  'card.working-student-movement.text':
    'Додайте в мішечок 2 свої кубики голосів. Потім запропонуйте законопроєкт щодо закону №5 (освіта).',
  'card.working-supplemental-income-program': 'Програма додаткового доходу',
  'card.working-supplemental-income-program.text':
    'Держава платить вам по 1 ₳ за кожного зайнятого працівника. Потім можете придбати товари й послуги.',
  'card.working-public-sector-overtime': 'Понаднормова робота в державному секторі',
  'card.working-public-sector-overtime.text':
    'Держава платить заробітну плату у функціональній державній компанії, і та негайно виробляє. Потім можете придбати в Держави до {population} цього ресурсу.',
  'card.working-affordable-housing': 'Доступне житло',
  'card.working-affordable-housing.text':
    'Заплатіть Капіталістичному класу 20 ₳ і здобудьте 5 ПБ або Середньому — 10 ₳ і здобудьте 3 ПБ.',
  'card.working-immigration-reform': 'Імміграційна реформа',
  'card.working-immigration-reform.text':
    'Додайте в мішечок 2 свої кубики голосів. Потім запропонуйте законопроєкт щодо закону №7 (імміграція).',
  'card.working-signing-bonus': 'Бонус за працевлаштування',
  'card.working-signing-bonus.text': 'Влаштуйте до 4 безробітних. Власники компаній платять вам по 4 ₳ за кожного.',
  'card.working-general-strike': 'Загальний страйк',
  'card.working-general-strike.text':
    'Вийдіть на страйк: покладіть до 2 жетонів страйку й ще до 1 за кожну вашу профспілку.',
  'card.working-fake-news': 'Фейкові новини',
  'card.working-fake-news.text': 'Витягніть із мішечка 6 кубиків, приберіть до 4 з них у запас, а решту поверніть.',
  'card.working-state-scholarship': 'Державна стипендія',
  'card.working-state-scholarship.text':
    'Придбайте в Держави до {population} освіти за половину загальної вартості з округленням угору.',
  'card.working-radical-reforms': 'Радикальні реформи',
  'card.working-radical-reforms.text':
    'Запропонуйте законопроєкт щодо будь-якого сектора, не лише сусіднього. Скликати позачергове голосування не можна.',
  'card.working-unemployment-benefits': 'Допомога по безробіттю',
  'card.working-unemployment-benefits.text':
    'Держава платить вам по 5 ₳ за кожного безробітного. Потім можете придбати в неї товари й послуги.',
  'card.working-interest-groups': 'Групи інтересів',
  'card.working-interest-groups.text':
    'Відкривайте кубики з мішечка, доки не з’являться 3 кубики інших класів. Замініть їх 3 своїми, решту поверніть.',

  // Middle Class
  'card.middle-healthcare-benefits': 'Пільги на медицину',
  'card.middle-healthcare-benefits.text':
    'Придбайте в Держави до {population} медицини за половину загальної вартості з округленням угору.',
  'card.middle-import-subsidy': 'Субсидія на імпорт',
  'card.middle-import-subsidy.text': 'Імпортуйте до {population} їжі або до {population} розкоші, не сплачуючи мита.',
  'card.middle-small-business-grant': 'Грант для малого бізнесу',
  'card.middle-small-business-grant.text': 'Відкрийте компанію. Усю її вартість сплачує Держава.',
  'card.middle-land-of-opportunity': 'Країна можливостей',
  'card.middle-land-of-opportunity.text':
    'Відкрийте компанію з кваліфікованим працівником Середнього класу будь-якого кольору із запасу.',
  'card.middle-investment-opportunities': 'Інвестиційні можливості',
  'card.middle-investment-opportunities.text':
    'Відкрийте компанію на 8 ₳ дешевше або перегляньте колоду, відкрийте будь-яку з неї на 8 ₳ дорожче й перемішайте.',
  'card.middle-foreign-market-insight': 'Аналіз зовнішнього ринку',
  'card.middle-foreign-market-insight.text':
    'Відкрийте карту експорту й залиште її або поточну. Потім продайте на зовнішньому ринку, кожну операцію — до 2 разів.',
  'card.middle-employment-subsidy': 'Субсидія на зайнятість',
  'card.middle-employment-subsidy.text':
    'Держава платить вам по 5 ₳ за кожну компанію з працівником Робітничого класу. Потім можете попрацювати понаднормово в одній із них.',
  'card.middle-public-opinion-polling': 'Опитування громадської думки',
  'card.middle-public-opinion-polling.text':
    'Запропонуйте законопроєкт і відкрийте 5 кубиків із мішечка. Можете скликати з ними позачергове голосування, не витрачаючи впливу; якщо ні, поверніть їх.',
  'card.middle-migration': 'Міграція',
  'card.middle-migration.text':
    'Відправте за кордон 1 або 2 своїх безробітних. Отримайте по 5 ₳, а за кваліфікованого — 10 ₳.',
  'card.middle-migration.requirement': 'Щонайменше 4 ваші безробітні',
  'card.middle-fake-news': 'Фейкові новини',
  'card.middle-fake-news.text': 'Витягніть із мішечка 6 кубиків, приберіть до 4 з них у запас, а решту поверніть.',
  'card.middle-specialization': 'Спеціалізація',
  'card.middle-specialization.text':
    'Додайте на біржу праці кваліфікованого працівника Робітничого класу будь-якого кольору. Потім можете найняти до 3 працівників цього класу.',
  'card.middle-state-scholarship': 'Державна стипендія',
  'card.middle-state-scholarship.text':
    'Придбайте в Держави до {population} освіти за половину загальної вартості з округленням угору.',
  'card.middle-highlight-social-issues': 'Висвітлення соціальних проблем',
  'card.middle-highlight-social-issues.text': 'Придбайте в Держави 3 кубики медіавпливу за 15 ₳ загалом.',
  'card.middle-health-crisis': 'Криза охорони здоров’я',
  'card.middle-health-crisis.text': 'Продайте Державі до 6 медицини по 10 ₳ за одиницю.',
  'card.middle-unemployment-initiative-program': 'Програма сприяння зайнятості',
  'card.middle-unemployment-initiative-program.text':
    'Найміть до 3 безробітних Робітничого класу. Держава платить вам по 5 ₳ за кожного.',
  'card.middle-higher-education-program': 'Програма вищої освіти',
  'card.middle-higher-education-program.text': 'Продайте Державі до 6 освіти по 10 ₳ за одиницю.',
  'card.middle-voice-of-middle-class-workers': 'Голос працівників Середнього класу',
  'card.middle-voice-of-middle-class-workers.text':
    'Додайте в мішечок 2 свої кубики голосів і по 1 за кожну державну чи капіталістичну компанію з вашими працівниками.',
  'card.middle-new-theme-park': 'Новий парк розваг',
  'card.middle-new-theme-park.text': 'Заплатіть 6 ₳ × {population} (показник населення) і підвищте добробут на 1.',
  'card.middle-interest-groups': 'Групи інтересів',
  'card.middle-interest-groups.text':
    'Відкривайте кубики з мішечка, доки не з’являться 3 кубики інших класів. Замініть їх 3 своїми, решту поверніть.',
  'card.middle-export-subsidy': 'Субсидія на експорт',
  'card.middle-export-subsidy.text':
    'Продайте ресурси на зовнішньому ринку. Держава доплачує вам по 5 ₳ за кожну операцію.',
  'card.middle-labor-market-deregulation': 'Дерегуляція ринку праці',
  'card.middle-labor-market-deregulation.text':
    'Влаштуйте скільки завгодно безробітних. Якщо діє 2В, можете також перевести своїх невмотивованих працівників між компаніями.',
  'card.middle-personal-consumption': 'Особисте споживання',
  'card.middle-personal-consumption.text':
    'Придбайте товари чи послуги одного виду: до {population} з кожного з будь-якої кількості джерел або до {twice} з одного.',
  'card.middle-immigration-reform': 'Імміграційна реформа',
  'card.middle-immigration-reform.text':
    'Додайте в мішечок 2 свої кубики голосів. Потім запропонуйте законопроєкт щодо закону №7 (імміграція).',
  'card.middle-growing-business': 'Зростання бізнесу',
  'card.middle-growing-business.text':
    'Безоплатно візьміть тайл складу для одного ресурсу. Потім можете відкрити компанію, на 4 ₳ дешевше, якщо вона його виробляє.',
  'card.middle-public-sector-overtime': 'Понаднормова робота в державному секторі',
  'card.middle-public-sector-overtime.text':
    'Держава платить заробітну плату у функціональній державній компанії, і та негайно виробляє. Потім можете придбати в Держави до {population} цього ресурсу.',
  'card.middle-supplemental-income-program': 'Програма додаткового доходу',
  'card.middle-supplemental-income-program.text':
    'Держава платить вам по 2 ₳ за кожного працівника в державних і капіталістичних компаніях. Потім можете придбати товари й послуги.',

  // Capitalist Class
  'card.capitalist-health-crisis': 'Криза охорони здоров’я',
  'card.capitalist-health-crisis.text': 'Продайте Державі до 9 медицини по 10 ₳ за одиницю.',
  'card.capitalist-higher-education-program': 'Програма вищої освіти',
  'card.capitalist-higher-education-program.text': 'Продайте Державі до 9 освіти по 10 ₳ за одиницю.',
  'card.capitalist-push-political-agenda': 'Просування політичних інтересів',
  'card.capitalist-push-political-agenda.text':
    'Заплатіть 25 ₳ і запропонуйте поспіль 2 законопроєкти щодо різних законів.',
  'card.capitalist-foreign-recruitment': 'Набір персоналу за кордоном',
  'card.capitalist-foreign-recruitment.text':
    'Заплатіть 10 ₳ і заповніть одну свою нефункціональну компанію працівниками із запасу.',
  'card.capitalist-competitive-wages': 'Конкурентна заробітна плата',
  'card.capitalist-competitive-wages.text':
    'Установіть у своїй нефункціональній компанії зарплату Р3. Туди переходять працівники функціональної державної компанії тієї ж сфери й розміру.',
  'card.capitalist-global-branding': 'Глобальний брендинг',
  'card.capitalist-global-branding.text':
    'Продайте на зовнішньому ринку. Додатково можете продати до 6 розкоші по 10 ₳.',
  'card.capitalist-interest-groups': 'Групи інтересів',
  'card.capitalist-interest-groups.text':
    'Відкривайте кубики з мішечка, доки не з’являться 3 кубики інших класів. Замініть їх 3 своїми, решту поверніть.',
  'card.capitalist-offshore-companies': 'Офшорні компанії',
  'card.capitalist-offshore-companies.text':
    'Перенесіть половину грошей із секції «Прибуток» (з округленням униз) до секції «Капітал».',
  'card.capitalist-foreign-market-insight': 'Аналіз зовнішнього ринку',
  'card.capitalist-foreign-market-insight.text':
    'Відкрийте 2 нові карти експорту й залиште одну з трьох. Потім можете продати на зовнішньому ринку.',
  'card.capitalist-unemployment-initiative-program': 'Програма сприяння зайнятості',
  'card.capitalist-unemployment-initiative-program.text':
    'Заповніть одну свою нефункціональну компанію безробітними. Держава платить вам по 5 ₳ за кожного.',
  'card.capitalist-foreign-partner': 'Іноземний партнер',
  'card.capitalist-foreign-partner.text':
    'Укладіть ділову угоду. Потім можете продати на зовнішньому ринку лише їжу та розкіш.',
  'card.capitalist-business-expansion': 'Розширення бізнесу',
  'card.capitalist-business-expansion.text':
    'Відкрийте поспіль 2 компанії. Потім додайте 2 нові карти компаній на свій ринок.',
  'card.capitalist-investment-opportunities': 'Інвестиційні можливості',
  'card.capitalist-investment-opportunities.text':
    'Відкрийте компанію на 10 ₳ дешевше або перегляньте колоду, відкрийте будь-яку з неї на 10 ₳ дорожче й перемішайте.',
  'card.capitalist-fake-news': 'Фейкові новини',
  'card.capitalist-fake-news.text': 'Витягніть із мішечка 6 кубиків, приберіть до 4 з них у запас, а решту поверніть.',
  'card.capitalist-global-food-crisis': 'Світова продовольча криза',
  'card.capitalist-global-food-crisis.text':
    'Продайте на зовнішньому ринку. Додатково можете продати до 4 їжі по 15 ₳.',
  'card.capitalist-industrialization': 'Індустріалізація',
  'card.capitalist-industrialization.text':
    'Відкрийте компанію агропромисловості або розкоші. Ви платите половину вартості з округленням угору, решту — Держава.',
  'card.capitalist-bid-rigging': 'Тендерна змова',
  'card.capitalist-bid-rigging.text': 'Продайте Державі до 6 розкоші по 10 ₳. Потім отримайте 1 кубик впливу.',
  'card.capitalist-buy-private-island': 'Купівля приватного острова',
  'card.capitalist-buy-private-island.text': 'Заплатіть Державі 50 ₳ із секції «Капітал» і здобудьте 7 ПБ.',
  'card.capitalist-exit-strategy': 'Стратегія виходу',
  'card.capitalist-exit-strategy.text': 'Продайте одну свою компанію без устаткування за подвійну вартість.',
  'card.capitalist-business-grants': 'Гранти для бізнесу',
  'card.capitalist-business-grants.text': 'Держава платить вам по 5 ₳ за кожну вашу компанію.',
  'card.capitalist-tap-into-new-markets': 'Освоєння нових ринків',
  'card.capitalist-tap-into-new-markets.text':
    'Додайте в мішечок 2 свої кубики голосів. Потім запропонуйте законопроєкт щодо закону №6 (торгівля).',
  'card.capitalist-radical-reforms': 'Радикальні реформи',
  'card.capitalist-radical-reforms.text':
    'Запропонуйте законопроєкт щодо будь-якого сектора, не лише сусіднього. Скликати позачергове голосування не можна.',
  'card.capitalist-extra-shift': 'Понаднормова зміна',
  'card.capitalist-extra-shift.text':
    'Виплатіть заробітну плату у своїй функціональній компанії (не автоматизованій). Вона негайно виробляє.',
  'card.capitalist-taxed-enough-already': 'Годі податків!',
  'card.capitalist-taxed-enough-already.text':
    'Додайте в мішечок 2 свої кубики голосів. Потім запропонуйте законопроєкт щодо закону №3 (податки).',
  'card.capitalist-endorse-political-campaign': 'Підтримка політичної кампанії',
  'card.capitalist-endorse-political-campaign.text': 'Заплатіть 15 ₳ і додайте в мішечок 6 своїх кубиків голосів.',
  'card.capitalist-technological-progress': 'Технологічний прогрес',
  'card.capitalist-technological-progress.text':
    'Придбайте 1 жетон устаткування за 20 ₳ або 2 за 45 ₳ і покладіть кожен на відповідну компанію.',
  'card.capitalist-trade-protectionism-lobby': 'Лобі торговельного протекціонізму',
  'card.capitalist-trade-protectionism-lobby.text':
    'Додайте в мішечок по 2 свої кубики голосів за кожну компанію агропромисловості, а якщо діє 6А, то й розкоші.',
  'card.capitalist-public-opinion-polling': 'Опитування громадської думки',
  'card.capitalist-public-opinion-polling.text':
    'Запропонуйте законопроєкт і відкрийте 5 кубиків із мішечка. Можете скликати з ними позачергове голосування, не витрачаючи впливу; якщо ні, поверніть їх.',

  // State
  'card.state-employment-support-scheme': 'План підтримки зайнятості',
  'card.state-employment-support-scheme.text':
    'Надайте Робітничому й Середньому класам по 15 ₳. Здобудьте по 1 легітимності на їхніх треках.',
  'card.state-shift-focus': 'Зміна пріоритетів',
  'card.state-shift-focus.text':
    'Перегляньте 2 верхні карти проблем. Можете без покарання замінити однією з них проблему на полі. Потім розв’яжіть проблему.',
  'card.state-denial-of-free-speech': 'Придушення свободи слова',
  'card.state-denial-of-free-speech.text':
    'Перетворіть до 2 медіавпливу на особистий вплив. Потім до 2 гравців на ваш вибір віддають вам по 1 впливу; втратьте по 1 легітимності на їхніх треках.',
  'card.state-step-for-representation': 'Розширення представництва',
  'card.state-step-for-representation.text':
    'Надайте одному класу 1 кубик особистого впливу та 2 кубики голосів. Здобудьте 2 легітимності на його треку.',
  'card.state-immediate-response': 'Негайне реагування',
  'card.state-immediate-response.text': 'Двічі поспіль розв’яжіть ту саму проблему, щоразу вибираючи заново.',
  'card.state-geopolitical-support': 'Геополітична підтримка',
  'card.state-geopolitical-support.text': 'Отримайте гроші залежно від закону №6: 6А — 15 ₳, 6Б — 30 ₳, 6В — 45 ₳.',
  'card.state-foreign-students': 'Іноземні студенти',
  'card.state-foreign-students.text': 'Продайте за кордон до 8 освіти за ціною закону №5 (0, 5 або 10 ₳).',
  'card.state-healthcare-program': 'Програма охорони здоров’я',
  'card.state-healthcare-program.text':
    'Надайте Робітничому або Середньому класу стільки медицини, скільки його показник населення. Візьміть його жетон легітимності.',
  'card.state-medical-tourism': 'Медичний туризм',
  'card.state-medical-tourism.text': 'Продайте за кордон до 8 медицини за ціною закону №4 (0, 5 або 10 ₳).',
  'card.state-unemployment-initiative-program': 'Програма сприяння зайнятості',
  'card.state-unemployment-initiative-program.text':
    'Заповніть одну свою нефункціональну компанію безробітними працівниками.',
  'card.state-a-matter-of-high-priority': 'Пріоритетна справа',
  'card.state-a-matter-of-high-priority.text':
    'Перегляньте 2 верхні карти проблем і викладіть одну на вільне місце, якщо воно є. Потім розв’яжіть проблему.',
  'card.state-emergency-state': 'Надзвичайний стан',
  'card.state-emergency-state.text':
    'Без голосування пересуньте в сусідній сектор маркер закону, щодо якого немає законопроєкту.',
  'card.state-emergency-state.requirement': 'Щонайменше 3 законопроєкти',
  'card.state-foreign-investment-program': 'Програма іноземних інвестицій',
  'card.state-foreign-investment-program.text': 'Витратьте 2 кубики особистого впливу й отримайте 40 ₳.',
  'card.state-literacy-program': 'Програма підвищення грамотності',
  'card.state-literacy-program.text':
    'Надайте Робітничому або Середньому класу стільки освіти, скільки його показник населення. Візьміть його жетон легітимності.',
  'card.state-growth-in-tourism': 'Розвиток туризму',
  'card.state-growth-in-tourism.text':
    'Ви, Середній і Капіталістичний класи отримуєте по 15 ₳. Здобудьте по 1 легітимності на їхніх треках.',
  'card.state-supplemental-income-program': 'Програма додаткового доходу',
  'card.state-supplemental-income-program.text':
    'Надайте Робітничому або Середньому класу по 1 ₳ за кожного зайнятого працівника. За кожні 10 ₳ здобудьте 1 легітимність на його треку.',
  'card.state-allowances-and-subsidies': 'Виплати й субсидії',
  'card.state-allowances-and-subsidies.text': 'Надайте одному класу 20 ₳. Візьміть його жетон легітимності.',
  'card.state-agenda-setting': 'Формування порядку денного',
  'card.state-agenda-setting.text':
    'Отримайте по 1 кубику особистого впливу за кожен закон, що збігається з вашими політичними цілями.',
  'card.state-pressing-matters': 'Нагальні справи',
  'card.state-pressing-matters.text':
    'Запропонуйте законопроєкт. Можете скликати позачергове голосування, не витрачаючи впливу.',
  'card.state-radical-reforms': 'Радикальні реформи',
  'card.state-radical-reforms.text':
    'Запропонуйте законопроєкт щодо будь-якого сектора, не лише сусіднього. Скликати позачергове голосування не можна.',
  'card.state-public-sector-overtime': 'Понаднормова робота в державному секторі',
  'card.state-public-sector-overtime.text':
    'Виплатіть заробітну плату в одній своїй функціональній компанії. Вона негайно виробляє ресурси.',
  'card.state-construction-boom': 'Будівельний бум',
  'card.state-construction-boom.text':
    'Ви, Робітничий і Капіталістичний класи отримуєте по 15 ₳. Здобудьте по 1 легітимності на їхніх треках.',
  'card.state-business-grants': 'Гранти для бізнесу',
  'card.state-business-grants.text':
    'Надайте Капіталістичному класу по 5 ₳ за кожну компанію. За кожні 3 компанії здобудьте 1 легітимність на його треку.',
  'card.state-higher-vat': 'Високий ПДВ',
  'card.state-higher-vat.text':
    'Усі інші гравці платять вам по 15 ₳. Втратьте по 1 легітимності на треках двох класів на ваш вибір.',
  'card.state-nationalization': 'Націоналізація',
  'card.state-nationalization.text':
    'Замініть державну компанію без працівників капіталістичною без працівників та устаткування; її можна заповнити. Якщо діє 1Б, сплатіть класу її вартість.',
  'card.state-quantitative-easing': 'Кількісне пом’якшення',
  'card.state-quantitative-easing.text': 'Отримайте 25 ₳ або, якщо маєте позику, 35 ₳.',
  'card.state-privatization': 'Приватизація',
  'card.state-privatization.text':
    'Продайте функціональну державну компанію з працівниками Капіталістичному класу за її вартість. Візьміть його жетон легітимності.',
  'card.state-foreign-financial-assistance': 'Іноземна фінансова допомога',
  'card.state-foreign-financial-assistance.text':
    'Отримайте по 10 ₳ за кожен закон, що збігається з вашою картою політичних цілей.',
} as const satisfies Record<keyof typeof en, string>
