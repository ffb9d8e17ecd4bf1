// English names and texts of the action cards.
export const cards = {
  // Working Class
  'card.working-specialization': 'Specialization',
  'card.working-specialization.text':
    'Add a skilled worker of any color to the unemployed. Then assign up to 3 workers.',
  'card.working-highlight-social-issues': 'Highlight Social Issues',
  'card.working-highlight-social-issues.text': 'Buy 3 media influence from the State for 15 ₳ in total.',
  'card.working-cooperative-farm': 'Cooperative Farm',
  'card.working-cooperative-farm.text':
    'Set up a cooperative farm free of charge and assign 3 of your unemployed workers to it. It produces 2 food each round.',
  'card.working-cooperative-farm.requirement': 'At least 3 unemployed workers of your own',
  'card.working-healthcare-benefits': 'Healthcare Benefits',
  'card.working-healthcare-benefits.text':
    'Buy up to {population} health from the State for half the total price, rounded up.',
  'card.working-healthcare-movement': 'Healthcare Movement',
  'card.working-healthcare-movement.text':
    'Add 2 of your voting cubes to the bag. Then propose a bill on policy 4 (Health & Benefits).',
  'card.working-need-for-change': 'Need for Change',
  'card.working-need-for-change.text': 'Propose 2 bills in a row, on different policies.',
  'card.working-labor-market-deregulation': 'Labor Market Deregulation',
  'card.working-labor-market-deregulation.text':
    'Assign any number of unemployed workers. With 2C you may also move your non-committed workers between companies.',
  'card.working-migration': 'Migration',
  'card.working-migration.text':
    'Send 1 or 2 of your unemployed workers abroad. Gain 5 ₳ for each, or 10 ₳ if skilled.',
  'card.working-migration.requirement': 'At least 4 unemployed workers of your own',
  'card.working-workers-movement': 'Workers’ Movement',
  'card.working-workers-movement.text':
    'Add 2 of your voting cubes to the bag. Then propose a bill on policy 2 (Labor Market).',
  'card.working-workplace-accident': 'Workplace Accident',
  'card.working-workplace-accident.text':
    'Choose an industry and another player: they pay you 8 ₳ for each of their companies in it that employs your workers.',
  'card.working-proletarians-of-the-world-unite': 'Proletarians of the World, Unite!',
  'card.working-proletarians-of-the-world-unite.text':
    'Add {population} of your voting cubes to the bag (equal to your population).',
  'card.working-boost-domestic-tourism': 'Boost Domestic Tourism',
  'card.working-boost-domestic-tourism.text':
    'Buy up to {population} luxury from one other player. You pay half, rounded up; the State pays the rest.',
  'card.working-public-opinion-polling': 'Public Opinion Polling',
  'card.working-public-opinion-polling.text':
    'Propose a bill and reveal 5 cubes from the bag. You may call an immediate vote with them without spending influence; if not, return them.',
  'card.working-student-movement': 'Student Movement',
  'card.working-student-movement.text':
    'Add 2 of your voting cubes to the bag. Then propose a bill on policy 5 (Education).',
  'card.working-supplemental-income-program': 'Supplemental Income Program',
  'card.working-supplemental-income-program.text':
    'The State pays you 1 ₳ for each of your employed workers. Then you may buy goods & services.',
  'card.working-public-sector-overtime': 'Public Sector Overtime',
  'card.working-public-sector-overtime.text':
    'The State pays the wages of an operational public company, which produces immediately. Then you may buy up to {population} of that resource from the State.',
  'card.working-affordable-housing': 'Affordable Housing',
  'card.working-affordable-housing.text':
    'Pay the Capitalist Class 20 ₳ to gain 5 VP, or pay the Middle Class 10 ₳ to gain 3 VP.',
  'card.working-immigration-reform': 'Immigration Reform',
  'card.working-immigration-reform.text':
    'Add 2 of your voting cubes to the bag. Then propose a bill on policy 7 (Immigration).',
  'card.working-signing-bonus': 'Signing Bonus',
  'card.working-signing-bonus.text': 'Assign up to 4 unemployed workers. The companies’ owners pay you 4 ₳ for each.',
  'card.working-general-strike': 'General Strike',
  'card.working-general-strike.text':
    'Strike: place up to 2 strike tokens and up to 1 more for each of your trade unions.',
  'card.working-fake-news': 'Fake News',
  'card.working-fake-news.text': 'Draw 6 cubes from the bag, return up to 4 to the supply and the rest to the bag.',
  'card.working-state-scholarship': 'State Scholarship',
  'card.working-state-scholarship.text':
    'Buy up to {population} education from the State for half the total price, rounded up.',
  'card.working-radical-reforms': 'Radical Reforms',
  'card.working-radical-reforms.text':
    'Propose a bill for any section of a policy, not only a neighboring one. You cannot call an immediate vote.',
  'card.working-unemployment-benefits': 'Unemployment Benefits',
  'card.working-unemployment-benefits.text':
    'The State pays you 5 ₳ for each of your unemployed workers. Then you may buy goods & services from it.',
  'card.working-interest-groups': 'Interest Groups',
  'card.working-interest-groups.text':
    'Reveal cubes from the bag until 3 are of other classes. Replace these 3 with your own; return the rest to the bag.',

  // Middle Class
  'card.middle-healthcare-benefits': 'Healthcare Benefits',
  'card.middle-healthcare-benefits.text':
    'Buy up to {population} health from the State for half the total price, rounded up.',
  'card.middle-import-subsidy': 'Import Subsidy',
  'card.middle-import-subsidy.text':
    'Import up to {population} food or up to {population} luxury without paying the tariff.',
  'card.middle-small-business-grant': 'Small Business Grant',
  'card.middle-small-business-grant.text': 'Build a company. The State pays its whole cost.',
  'card.middle-land-of-opportunity': 'Land of Opportunity',
  'card.middle-land-of-opportunity.text':
    'Build a company with a skilled Middle Class worker of any color taken from the supply.',
  'card.middle-investment-opportunities': 'Investment Opportunities',
  'card.middle-investment-opportunities.text':
    'Build a company for 8 ₳ less, or search your company deck, build any company from it for 8 ₳ more and shuffle it.',
  'card.middle-foreign-market-insight': 'Foreign Market Insight',
  'card.middle-foreign-market-insight.text':
    'Reveal an export card and keep it or the current one. Then sell to the foreign market, each transaction up to twice.',
  'card.middle-employment-subsidy': 'Employment Subsidy',
  'card.middle-employment-subsidy.text':
    'The State pays you 5 ₳ for each of your companies with a Working Class worker. Then one of them may work an extra shift.',
  'card.middle-public-opinion-polling': 'Public Opinion Polling',
  'card.middle-public-opinion-polling.text':
    'Propose a bill and reveal 5 cubes from the bag. You may call an immediate vote with them without spending influence; if not, return them.',
  'card.middle-migration': 'Migration',
  'card.middle-migration.text': 'Send 1 or 2 of your unemployed workers abroad. Gain 5 ₳ for each, or 10 ₳ if skilled.',
  'card.middle-migration.requirement': 'At least 4 unemployed workers of your own',
  'card.middle-fake-news': 'Fake News',
  'card.middle-fake-news.text': 'Draw 6 cubes from the bag, return up to 4 to the supply and the rest to the bag.',
  'card.middle-specialization': 'Specialization',
  'card.middle-specialization.text':
    'Add a skilled Working Class worker of any color to the unemployed. Then you may hire up to 3 Working Class workers.',
  'card.middle-state-scholarship': 'State Scholarship',
  'card.middle-state-scholarship.text':
    'Buy up to {population} education from the State for half the total price, rounded up.',
  'card.middle-highlight-social-issues': 'Highlight Social Issues',
  'card.middle-highlight-social-issues.text': 'Buy 3 media influence from the State for 15 ₳ in total.',
  'card.middle-health-crisis': 'Health Crisis',
  'card.middle-health-crisis.text': 'Sell up to 6 health to the State for 10 ₳ each.',
  'card.middle-unemployment-initiative-program': 'Unemployment Initiative Program',
  'card.middle-unemployment-initiative-program.text':
    'Hire up to 3 unemployed Working Class workers. The State pays you 5 ₳ for each.',
  'card.middle-higher-education-program': 'Higher Education Program',
  'card.middle-higher-education-program.text': 'Sell up to 6 education to the State for 10 ₳ each.',
  'card.middle-voice-of-middle-class-workers': 'Voice of Middle Class Workers',
  'card.middle-voice-of-middle-class-workers.text':
    'Add 2 of your voting cubes to the bag, and 1 for each public or Capitalist Class company with your workers.',
  'card.middle-new-theme-park': 'New Theme Park',
  'card.middle-new-theme-park.text': 'Pay 6 ₳ × {population} (your population) and gain 1 prosperity.',
  'card.middle-interest-groups': 'Interest Groups',
  'card.middle-interest-groups.text':
    'Reveal cubes from the bag until 3 are of other classes. Replace these 3 with your own; return the rest to the bag.',
  'card.middle-export-subsidy': 'Export Subsidy',
  'card.middle-export-subsidy.text': 'Sell to the foreign market. The State pays you 5 ₳ more for each transaction.',
  'card.middle-labor-market-deregulation': 'Labor Market Deregulation',
  'card.middle-labor-market-deregulation.text':
    'Assign any number of unemployed workers. With 2C you may also move your non-committed workers between companies.',
  'card.middle-personal-consumption': 'Personal Consumption',
  'card.middle-personal-consumption.text':
    'Buy goods & services of one kind: up to {population} from each of any number of sources, or up to {twice} from one.',
  'card.middle-immigration-reform': 'Immigration Reform',
  'card.middle-immigration-reform.text':
    'Add 2 of your voting cubes to the bag. Then propose a bill on policy 7 (Immigration).',
  'card.middle-growing-business': 'Growing Business',
  'card.middle-growing-business.text':
    'Take a storage tile for one resource free of charge. Then you may build a company, for 4 ₳ less if it produces that resource.',
  'card.middle-public-sector-overtime': 'Public Sector Overtime',
  'card.middle-public-sector-overtime.text':
    'The State pays the wages of an operational public company, which produces immediately. Then you may buy up to {population} of that resource from the State.',
  'card.middle-supplemental-income-program': 'Supplemental Income Program',
  'card.middle-supplemental-income-program.text':
    'The State pays you 2 ₳ for each of your workers in public and Capitalist Class companies. Then you may buy goods & services.',

  // Capitalist Class
  'card.capitalist-health-crisis': 'Health Crisis',
  'card.capitalist-health-crisis.text': 'Sell up to 9 health to the State for 10 ₳ each.',
  'card.capitalist-higher-education-program': 'Higher Education Program',
  'card.capitalist-higher-education-program.text': 'Sell up to 9 education to the State for 10 ₳ each.',
  'card.capitalist-push-political-agenda': 'Push Political Agenda',
  'card.capitalist-push-political-agenda.text': 'Pay 25 ₳ and propose 2 bills in a row, on different policies.',
  'card.capitalist-foreign-recruitment': 'Foreign Recruitment',
  'card.capitalist-foreign-recruitment.text':
    'Pay 10 ₳ and fill one of your non-operational companies with workers from the supply.',
  'card.capitalist-competitive-wages': 'Competitive Wages',
  'card.capitalist-competitive-wages.text':
    'Set L3 wages in one of your non-operational companies. The workers of an operational public company of the same industry and size move in.',
  'card.capitalist-global-branding': 'Global Branding',
  'card.capitalist-global-branding.text': 'Sell to the foreign market. You may also sell up to 6 luxury for 10 ₳ each.',
  'card.capitalist-interest-groups': 'Interest Groups',
  'card.capitalist-interest-groups.text':
    'Reveal cubes from the bag until 3 are of other classes. Replace these 3 with your own; return the rest to the bag.',
  'card.capitalist-offshore-companies': 'Offshore Companies',
  'card.capitalist-offshore-companies.text': 'Move half of your revenue, rounded down, to your capital.',
  'card.capitalist-foreign-market-insight': 'Foreign Market Insight',
  'card.capitalist-foreign-market-insight.text':
    'Reveal 2 new export cards and keep one of the three. Then you may sell to the foreign market.',
  'card.capitalist-unemployment-initiative-program': 'Unemployment Initiative Program',
  'card.capitalist-unemployment-initiative-program.text':
    'Fill one of your non-operational companies with unemployed workers. The State pays you 5 ₳ for each.',
  'card.capitalist-foreign-partner': 'Foreign Partner',
  'card.capitalist-foreign-partner.text':
    'Make a business deal. Then you may sell food and luxury, and nothing else, to the foreign market.',
  'card.capitalist-business-expansion': 'Business Expansion',
  'card.capitalist-business-expansion.text': 'Build 2 companies in a row. Then add 2 new companies to your market.',
  'card.capitalist-investment-opportunities': 'Investment Opportunities',
  'card.capitalist-investment-opportunities.text':
    'Build a company for 10 ₳ less, or search your company deck, build any company from it for 10 ₳ more and shuffle it.',
  'card.capitalist-fake-news': 'Fake News',
  'card.capitalist-fake-news.text': 'Draw 6 cubes from the bag, return up to 4 to the supply and the rest to the bag.',
  'card.capitalist-global-food-crisis': 'Global Food Crisis',
  'card.capitalist-global-food-crisis.text':
    'Sell to the foreign market. You may also sell up to 4 food for 15 ₳ each.',
  'card.capitalist-industrialization': 'Industrialization',
  'card.capitalist-industrialization.text':
    'Build an agriculture or luxury company. You pay half of its cost, rounded up; the State pays the rest.',
  'card.capitalist-bid-rigging': 'Bid Rigging',
  'card.capitalist-bid-rigging.text': 'Sell up to 6 luxury to the State for 10 ₳ each. Then gain 1 influence.',
  'card.capitalist-buy-private-island': 'Buy Private Island',
  'card.capitalist-buy-private-island.text': 'Pay the State 50 ₳ from your capital and gain 7 VP.',
  'card.capitalist-exit-strategy': 'Exit Strategy',
  'card.capitalist-exit-strategy.text': 'Sell one of your companies that has no machinery for twice its cost.',
  'card.capitalist-business-grants': 'Business Grants',
  'card.capitalist-business-grants.text': 'The State pays you 5 ₳ for each of your companies.',
  'card.capitalist-tap-into-new-markets': 'Tap into New Markets',
  'card.capitalist-tap-into-new-markets.text':
    'Add 2 of your voting cubes to the bag. Then propose a bill on policy 6 (Foreign Trade).',
  'card.capitalist-radical-reforms': 'Radical Reforms',
  'card.capitalist-radical-reforms.text':
    'Propose a bill for any section of a policy, not only a neighboring one. You cannot call an immediate vote.',
  'card.capitalist-extra-shift': 'Extra Shift',
  'card.capitalist-extra-shift.text':
    'Pay the wages of one of your operational companies (not an automated one). It produces immediately.',
  'card.capitalist-taxed-enough-already': 'Taxed Enough Already!',
  'card.capitalist-taxed-enough-already.text':
    'Add 2 of your voting cubes to the bag. Then propose a bill on policy 3 (Taxation).',
  'card.capitalist-endorse-political-campaign': 'Endorse Political Campaign',
  'card.capitalist-endorse-political-campaign.text': 'Pay 15 ₳ and add 6 of your voting cubes to the bag.',
  'card.capitalist-technological-progress': 'Technological Progress',
  'card.capitalist-technological-progress.text':
    'Buy 1 machinery token for 20 ₳ or 2 for 45 ₳ and place each on a suitable company.',
  'card.capitalist-trade-protectionism-lobby': 'Trade Protectionism Lobby',
  'card.capitalist-trade-protectionism-lobby.text':
    'Add 2 of your voting cubes to the bag for each of your agriculture companies and, with 6A, each of your luxury ones.',
  'card.capitalist-public-opinion-polling': 'Public Opinion Polling',
  'card.capitalist-public-opinion-polling.text':
    'Propose a bill and reveal 5 cubes from the bag. You may call an immediate vote with them without spending influence; if not, return them.',

  // State
  'card.state-employment-support-scheme': 'Employment Support Scheme',
  'card.state-employment-support-scheme.text':
    'Provide 15 ₳ each to the Working Class and the Middle Class. Gain 1 legitimacy with both.',
  'card.state-shift-focus': 'Shift Focus',
  'card.state-shift-focus.text':
    'Look at the top 2 events. You may replace one on the board with one of them, without penalty. Then take an event action.',
  'card.state-denial-of-free-speech': 'Denial of Free Speech',
  'card.state-denial-of-free-speech.text':
    'Turn up to 2 media influence into personal influence. Then up to 2 players of your choice give you 1 influence each; lose 1 legitimacy with their classes.',
  'card.state-step-for-representation': 'Step for Representation',
  'card.state-step-for-representation.text':
    'Provide 1 personal influence and 2 voting cubes to one class. Gain 2 legitimacy with it.',
  'card.state-immediate-response': 'Immediate Response',
  'card.state-immediate-response.text':
    'Carry out the action of one event twice in a row, making new choices each time.',
  'card.state-geopolitical-support': 'Geopolitical Support',
  'card.state-geopolitical-support.text': 'Gain money according to policy 6: 15 ₳ with 6A, 30 ₳ with 6B, 45 ₳ with 6C.',
  'card.state-foreign-students': 'Foreign Students',
  'card.state-foreign-students.text': 'Sell up to 8 education abroad at the price set by policy 5 (0, 5 or 10 ₳ each).',
  'card.state-healthcare-program': 'Healthcare Program',
  'card.state-healthcare-program.text':
    'Provide the Working Class or the Middle Class with health equal to its population. Take its legitimacy token.',
  'card.state-medical-tourism': 'Medical Tourism',
  'card.state-medical-tourism.text': 'Sell up to 8 health abroad at the price set by policy 4 (0, 5 or 10 ₳ each).',
  'card.state-unemployment-initiative-program': 'Unemployment Initiative Program',
  'card.state-unemployment-initiative-program.text':
    'Fill one of your non-operational companies with unemployed workers.',
  'card.state-a-matter-of-high-priority': 'A Matter of High Priority',
  'card.state-a-matter-of-high-priority.text':
    'Look at the top 2 events and place one on a free event space, if there is one. Then take an event action.',
  'card.state-emergency-state': 'Emergency State',
  'card.state-emergency-state.text': 'Move the marker of a policy without a bill by one section, without a vote.',
  'card.state-emergency-state.requirement': 'Bills on at least 3 policies',
  'card.state-foreign-investment-program': 'Foreign Investment Program',
  'card.state-foreign-investment-program.text': 'Spend 2 personal influence and gain 40 ₳.',
  'card.state-literacy-program': 'Literacy Program',
  'card.state-literacy-program.text':
    'Provide the Working Class or the Middle Class with education equal to its population. Take its legitimacy token.',
  'card.state-growth-in-tourism': 'Growth in Tourism',
  'card.state-growth-in-tourism.text':
    'You, the Middle Class and the Capitalist Class each gain 15 ₳. Gain 1 legitimacy with both.',
  'card.state-supplemental-income-program': 'Supplemental Income Program',
  'card.state-supplemental-income-program.text':
    'Provide the Working Class or the Middle Class with 1 ₳ for each of its employed workers. Gain 1 legitimacy with it for every 10 ₳.',
  'card.state-allowances-and-subsidies': 'Allowances and Subsidies',
  'card.state-allowances-and-subsidies.text': 'Provide 20 ₳ to one class. Take its legitimacy token.',
  'card.state-agenda-setting': 'Agenda-setting',
  'card.state-agenda-setting.text': 'Gain 1 personal influence for each policy that matches your political agenda.',
  'card.state-pressing-matters': 'Pressing Matters',
  'card.state-pressing-matters.text':
    'Propose a bill. You may call an immediate vote on it without spending influence.',
  'card.state-radical-reforms': 'Radical Reforms',
  'card.state-radical-reforms.text':
    'Propose a bill for any section of a policy, not only a neighboring one. You cannot call an immediate vote.',
  'card.state-public-sector-overtime': 'Public Sector Overtime',
  'card.state-public-sector-overtime.text':
    'Pay the wages of one of your operational companies. It produces immediately.',
  'card.state-construction-boom': 'Construction Boom',
  'card.state-construction-boom.text':
    'You, the Working Class and the Capitalist Class each gain 15 ₳. Gain 1 legitimacy with both.',
  'card.state-business-grants': 'Business Grants',
  'card.state-business-grants.text':
    'Provide the Capitalist Class with 5 ₳ for each of its companies. Gain 1 legitimacy with it for every 3 companies.',
  'card.state-higher-vat': 'Higher VAT',
  'card.state-higher-vat.text':
    'Each other player pays you 15 ₳. Lose 1 legitimacy with each of two classes of your choice.',
  'card.state-nationalization': 'Nationalization',
  'card.state-nationalization.text':
    'Replace a public company without workers with a Capitalist Class company without workers or machinery; you may fill it. With 1B, pay that class its cost.',
  'card.state-quantitative-easing': 'Quantitative Easing',
  'card.state-quantitative-easing.text': 'Gain 25 ₳, or 35 ₳ if you have a loan.',
  'card.state-privatization': 'Privatization',
  'card.state-privatization.text':
    'Sell an operational public company with its workers to the Capitalist Class for its cost. Take that class’s legitimacy token.',
  'card.state-foreign-financial-assistance': 'Foreign Financial Assistance',
  'card.state-foreign-financial-assistance.text': 'Gain 10 ₳ for each policy that matches your political agenda.',
} as const
