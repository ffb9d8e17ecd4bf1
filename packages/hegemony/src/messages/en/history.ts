// English names, requirements and effects of the Historical Events, and what triggering them is called.
export const history = {
  'history.he01': 'French Revolution',
  'history.he01.text':
    'At the end of setup each class, in turn order, proposes a bill. The State starts without personal influence.',
  'history.he02': 'Industrial Revolution',
  'history.he02.text':
    'The Working Class and the Middle Class each add 2 voting cubes. The Capitalist Class takes 2 “Technological Progress” cards from its deck, draws 5 more and gains 10 ₳.',
  'history.he03': 'Revolutions of 1848',
  'history.he03.text':
    'The Working Class takes 2 “Need for Change” cards from its deck and draws 5 more. The Middle Class adds 2 voting cubes. 2 media influence are removed.',
  'history.he04': 'Bismarck Welfare State',
  'history.he04.text':
    'The game starts with 1C, 2B, 3B, 4A, 5A, 6B, 7B. 2 Working Class cubes leave the bag, the Capitalist Class gains 2 influence, the State 1 legitimacy with the Working Class.',
  'history.he05': 'American Revolution',
  'history.he05.text':
    'The game starts with 1C, 2B, 3B, 4B, 5C, 6A, 7B. The Working Class gains 3 influence, the Middle Class 1, the Capitalist Class adds 4 voting cubes, the State gains 1 legitimacy with the Capitalist Class.',
  'history.he06': 'Foundation of the International Alliance of Women',
  'history.he06.text':
    'Voting cubes are added: 4 of the Working Class, 2 of the Middle Class, 1 of the Capitalist Class.',
  'history.he07': 'Introduction of the Moving Assembly Line',
  'history.he07.requirement': 'At least 1 company with machinery.',
  'history.he07.text': 'This round, Capitalist Class luxury companies with machinery produce 3 more.',
  'history.he08': 'World War I',
  'history.he08.text':
    'Policies 1, 3 and 6 move one section toward A. New public companies cost the State half this round. The Working Class and the Middle Class each remove 1 unemployed worker. The Capitalist Class sells a luxury company to the State for 32 ₳; it replaces a non-operational public company.',
  'history.he09': 'Invention of the Model T',
  'history.he09.requirement': 'At least {needed} operational luxury companies.',
  'history.he09.text':
    'The Working Class gains 1 luxury, the State gains 15 ₳. Luxury companies of the Middle Class and the Capitalist Class produce 2 more this round.',
  'history.he10': 'Russian Revolution',
  'history.he10.requirement': 'Policies 2 and 4 in section B or C, and at least 1 trade union.',
  'history.he10.text':
    'Policies move to 1A, 2C, 3A and 4A. There are no more elections this round, and the State pays nothing for new public companies. The Working Class sets up a cooperative farm. The Capitalist Class gives the State 20 ₳ and a company, which replaces a non-operational public company.',
  'history.he11': 'Rise of Authoritarianism',
  'history.he11.text':
    'There are no elections this round. Each class loses 1 influence. The State moves 2 policies by one section, gains 2 personal influence and loses 1 legitimacy with all classes.',
  'history.he12': 'Opening of the Panama Canal',
  'history.he12.text':
    'Add one business deal; the State gains 20 ₳. The Working Class and the Middle Class each gain 1 food. The Capitalist Class may sell to the foreign market or make a business deal.',
  'history.he13': 'Spanish Flu',
  'history.he13.requirement': 'At most {needed} operational healthcare companies.',
  'history.he13.text': 'The Working Class and the Middle Class each remove 1 worker, an unemployed one if possible.',
  'history.he14': 'Russo-Japanese War',
  'history.he14.text': 'The Working Class and the Middle Class each remove 1 unemployed worker. The State loses 15 ₳.',
  'history.he15': 'Rise of Protectionism',
  'history.he15.requirement': 'Policy 6 in section B or C.',
  'history.he15.text': 'Policy 6 moves to A. All business deals are discarded.',
  'history.he16': 'Bengal Famine',
  'history.he16.requirement': 'At most {needed} operational healthcare companies.',
  'history.he16.text':
    'The Working Class and the Middle Class each remove 2 workers, unemployed ones if possible. The State loses 1 legitimacy with both.',
  'history.he17': 'New Deal',
  'history.he17.requirement': 'At least {needed} unemployed workers.',
  'history.he17.text':
    'Policies 1 and 2 move one section toward A. The Working Class and the Middle Class may assign any number of unemployed workers to public and Capitalist Class companies. The State pays the Capitalist Class 5 ₳ for each worker it hires.',
  'history.he18': 'Great Depression',
  'history.he18.requirement': 'At least 2 loans among all players, or the State has at most 100 ₳.',
  'history.he18.text':
    'Policies 2, 4 and 5 move one section toward C. The Middle Class and the Capitalist Class each discard an operational company; all their prices rise to the highest value and stay there this round. The State loses 30 ₳.',
  'history.he19': 'Baby Boom',
  'history.he19.requirement': 'Policy 2 in section A or B, and at least {needed} operational healthcare companies.',
  'history.he19.text': 'The Working Class and the Middle Class each gain 3 unskilled workers and 1 prosperity.',
  'history.he20': 'Strike in US Automotive Industry',
  'history.he20.requirement': 'Policy 2 in section B or C, and at least 2 trade unions.',
  'history.he20.text':
    'The Working Class gains 1 influence and calls strikes, plus one for each of its trade unions. The Middle Class adds a voting cube for each public and Capitalist Class company that employs its workers.',
  'history.he21': 'World War II',
  'history.he21.text':
    'Policies 1, 3 and 6 move one section toward A. New public companies cost the State half this round. The Working Class and the Middle Class each remove 2 unemployed workers. The Capitalist Class sells a luxury company to the State for 32 ₳; it replaces a non-operational public company.',
  'history.he22': 'Foundation of GATT',
  'history.he22.requirement': 'At least {needed} agriculture or luxury companies.',
  'history.he22.text':
    'Policy 6 moves one section toward C. Add one business deal. The Capitalist Class makes a business deal. Whenever a class sells to the foreign market this round, the State gains 1 legitimacy with it.',
  'history.he23': 'India Gains Independence',
  'history.he23.text':
    'Voting cubes are added: 4 of the Working Class, 1 of the Middle Class, 1 of the Capitalist Class.',
  'history.he24': 'Post-War Economic Miracle',
  'history.he24.text':
    'The Working Class assigns any number of its unemployed workers. Capitalist Class companies with machinery produce 2 more this round.',
  'history.he25': 'Chinese Communist Revolution',
  'history.he25.requirement':
    'Policy 2 in section B or C, and the Working Class has at most 3 prosperity and at least 2 trade unions.',
  'history.he25.text':
    'There are no more elections this round. The Working Class may move up to 2 policies by one section, the State another one. The Capitalist Class pays the State 40 ₳.',
  'history.he26': 'Civil Rights Movement',
  'history.he26.requirement': 'The Working Class has at most 3 prosperity.',
  'history.he26.text': 'The Working Class calls strikes and adds 4 voting cubes, the Middle Class adds 2.',
  'history.he27': 'Embargo against Cuba',
  'history.he27.requirement': 'At least 2 of policies 1 to 5 in section A.',
  'history.he27.text':
    'All business deals are discarded. This round, nobody may sell to the foreign market or buy goods & services there.',
  'history.he28': 'Marshall Plan',
  'history.he28.requirement': 'At most 2 of policies 1 to 5 in section A.',
  'history.he28.text': 'The State gains 30 ₳. The Capitalist Class builds a non-automated company free of charge.',
  'history.he29': 'Post-WWII Decolonization',
  'history.he29.requirement': 'The players have at least {needed} influence in total.',
  'history.he29.text':
    'Immediate votes cost no influence this round. Voting cubes are added: 3 of the Working Class, 2 of the Middle Class, 1 of the Capitalist Class.',
  'history.he30': 'Era of Keynesianism',
  'history.he30.requirement': 'At least {needed} unemployed workers.',
  'history.he30.text': 'Policies move to 1B, 2B, 3B, 4A, 5B and 6B.',
  'history.he31': 'Leftist Movements in Europe',
  'history.he31.requirement':
    'At least 3 of policies 1 to 5 in section B and at least 2 trade unions; with 3 or 4 players a Middle Class population of at least 5.',
  'history.he31.text':
    'The Working Class adds 4 voting cubes, the Middle Class gains 1 influence, the State 1 legitimacy with the Working Class.',
  'history.he32': 'Post-War Rise of Consumerism',
  'history.he32.requirement': 'At least {needed} operational luxury companies.',
  'history.he32.text':
    'The Working Class may buy luxury from the Capitalist Class up to half its population, the Middle Class up to its population.',
  'history.he33': 'Arab Nationalization of Oil',
  'history.he33.requirement':
    'The Capitalist Class has at least 9 companies; with 4 players the State has at least 3 personal influence.',
  'history.he33.text':
    'The Capitalist Class gives the State an operational company, which replaces a public company. The State loses 1 legitimacy with the Capitalist Class.',
  'history.he34': 'Chinese Economic Reform',
  'history.he34.requirement': 'At least 3 of policies 1 to 5 in section A.',
  'history.he34.text': 'Policies 1 and 3 move one section toward C. The State gains 30 ₳.',
  'history.he35': 'Asian Tigers Economic Miracle',
  'history.he35.requirement': 'Policy 6 in section A or B.',
  'history.he35.text':
    'This round the State pays the Middle Class and the Capitalist Class 10 ₳ whenever they build a company or sell to the foreign market, and gains 1 legitimacy with them.',
  'history.he36': 'Invention of the World Wide Web',
  'history.he36.requirement': 'At least {needed} operational education companies.',
  'history.he36.text':
    'Media companies produce 1 more influence this round. The Working Class trains a worker and gains 1 influence. The Middle Class and the Capitalist Class may sell to the foreign market, at most 2 transactions. The State gains 1 influence for every 2 operational public companies.',
  'history.he37': 'End of Mediterranean Dictatorships',
  'history.he37.requirement': 'The classes have at least {needed} influence in total.',
  'history.he37.text':
    '3 media influence are removed. Each class gains 1 influence. The State gains 1 legitimacy with 2 classes.',
  'history.he38': 'Fall of the Berlin Wall',
  'history.he38.text':
    'Policy 7 moves to C. The Working Class and the Middle Class each add a worker from an immigration card.',
  'history.he39': 'Latin American Debt Crisis',
  'history.he39.requirement': 'The State has less than 100 ₳ and a loan.',
  'history.he39.text': 'Policies 1, 2 and 4 move one section toward C.',
  'history.he40': 'Oil Crisis',
  'history.he40.text':
    'This round, food and luxury cost 15 and 9 ₳ on the foreign market before tariffs. The Middle Class and Capitalist Class prices for them rise to the highest value and stay there.',
  'history.he41': 'Indian Drought',
  'history.he41.text': 'Agriculture companies produce 1 food less this round.',
  'history.he42': 'Elections in Ex-Soviet Countries',
  'history.he42.text': 'Immediate votes cost no influence this round.',
  'history.he43': 'EU Emissions Trading System',
  'history.he43.requirement': 'Policies 1 and 3 in section A or B.',
  'history.he43.text':
    'The Middle Class and the Capitalist Class pay the State 10 ₳ for each of their operational luxury companies.',
  'history.he44': 'US Financial Crisis',
  'history.he44.requirement': 'At least 2 loans among all players.',
  'history.he44.text':
    'Policies 2 and 3 move one section toward C. Each class receives 10 ₳ from the State. The Middle Class and the Capitalist Class each discard an operational company; a State player may save it for half its cost and gains 1 legitimacy with the owner. The State loses 1 legitimacy with 2 classes.',
  'history.he45': 'US-Chinese Trade War',
  'history.he45.text':
    'Policy 6 moves one section toward A. A random business deal is discarded. The Middle Class and Capitalist Class luxury prices rise to the highest value and stay there this round.',
  'history.he46': 'European Debt Crisis',
  'history.he46.requirement': 'At least 2 loans among all players.',
  'history.he46.text':
    'Policies 1, 2 and 4 move one section toward C, policy 3 toward A. The Middle Class and the Capitalist Class each discard an operational company. The State loses 1 legitimacy with all classes.',
  'history.he47': 'Maastricht Treaty',
  'history.he47.text':
    'One vote on 6C and 7C together, without VP. If it passes, or both are already in force: the Working Class and the Middle Class gain 10 ₳, the Capitalist Class 25 ₳, the State 2 personal influence.',
  'history.he48': 'Dissolution of the Soviet Union',
  'history.he48.requirement': 'The State has at most 50 ₳, or at least 3 of policies 1 to 5 are in section A.',
  'history.he48.text':
    'Policies 1, 2 and 3 move one section toward C. All unemployed workers leave the board. The Capitalist Class may buy a public company for half its cost.',
  'history.he49': 'Rise of the Middle Class in Asia',
  'history.he49.requirement': 'The Working Class and the Middle Class have at least 5 prosperity each.',
  'history.he49.text':
    'The player who triggers it scores 1 VP for each use of healthcare, education or luxury this turn and still has a free action.',
  'history.he50': 'First Phase of Yellow Vest Protests',
  'history.he50.requirement': 'Policy 2 in section B or C, and policy 3 in section A or B.',
  'history.he50.text': 'Policy 2 moves one section toward A, policy 3 toward C.',
  'action.history-he07': 'Introduction of the Moving Assembly Line',
  'action.history-he07.text': 'This round, Capitalist Class luxury companies with machinery produce 3 more.',
  'action.history-he09': 'Invention of the Model T',
  'action.history-he09.text':
    'The Working Class gains 1 luxury, the State gains 15 ₳. Luxury companies of the Middle Class and the Capitalist Class produce 2 more this round.',
  'action.history-he10': 'Russian Revolution',
  'action.history-he10.text':
    'Policies move to 1A, 2C, 3A and 4A. There are no more elections this round, and the State pays nothing for new public companies. The Working Class sets up a cooperative farm. The Capitalist Class gives the State 20 ₳ and a company, which replaces a non-operational public company.',
  'action.history-he15': 'Rise of Protectionism',
  'action.history-he15.text': 'Policy 6 moves to A. All business deals are discarded.',
  'action.history-he17': 'New Deal',
  'action.history-he17.text':
    'Policies 1 and 2 move one section toward A. The Working Class and the Middle Class may assign any number of unemployed workers to public and Capitalist Class companies. The State pays the Capitalist Class 5 ₳ for each worker it hires.',
  'action.history-he19': 'Baby Boom',
  'action.history-he19.text': 'The Working Class and the Middle Class each gain 3 unskilled workers and 1 prosperity.',
  'action.history-he20': 'Strike in US Automotive Industry',
  'action.history-he20.text':
    'The Working Class gains 1 influence and calls strikes, plus one for each of its trade unions. The Middle Class adds a voting cube for each public and Capitalist Class company that employs its workers.',
  'action.history-he22': 'Foundation of GATT',
  'action.history-he22.text':
    'Policy 6 moves one section toward C. Add one business deal. The Capitalist Class makes a business deal. Whenever a class sells to the foreign market this round, the State gains 1 legitimacy with it.',
  'action.history-he23': 'India Gains Independence',
  'action.history-he23.text':
    'Voting cubes are added: 4 of the Working Class, 1 of the Middle Class, 1 of the Capitalist Class.',
  'action.history-he25': 'Chinese Communist Revolution',
  'action.history-he25.text':
    'There are no more elections this round. The Working Class may move up to 2 policies by one section, the State another one. The Capitalist Class pays the State 40 ₳.',
  'action.history-he26': 'Civil Rights Movement',
  'action.history-he26.text': 'The Working Class calls strikes and adds 4 voting cubes, the Middle Class adds 2.',
  'action.history-he27': 'Embargo against Cuba',
  'action.history-he27.text':
    'All business deals are discarded. This round, nobody may sell to the foreign market or buy goods & services there.',
  'action.history-he28': 'Marshall Plan',
  'action.history-he28.text':
    'The State gains 30 ₳. The Capitalist Class builds a non-automated company free of charge.',
  'action.history-he29': 'Post-WWII Decolonization',
  'action.history-he29.text':
    'Immediate votes cost no influence this round. Voting cubes are added: 3 of the Working Class, 2 of the Middle Class, 1 of the Capitalist Class.',
  'action.history-he30': 'Era of Keynesianism',
  'action.history-he30.text': 'Policies move to 1B, 2B, 3B, 4A, 5B and 6B.',
  'action.history-he31': 'Leftist Movements in Europe',
  'action.history-he31.text':
    'The Working Class adds 4 voting cubes, the Middle Class gains 1 influence, the State 1 legitimacy with the Working Class.',
  'action.history-he32': 'Post-War Rise of Consumerism',
  'action.history-he32.text':
    'The Working Class may buy luxury from the Capitalist Class up to half its population, the Middle Class up to its population.',
  'action.history-he33': 'Arab Nationalization of Oil',
  'action.history-he33.text':
    'The Capitalist Class gives the State an operational company, which replaces a public company. The State loses 1 legitimacy with the Capitalist Class.',
  'action.history-he35': 'Asian Tigers Economic Miracle',
  'action.history-he35.text':
    'This round the State pays the Middle Class and the Capitalist Class 10 ₳ whenever they build a company or sell to the foreign market, and gains 1 legitimacy with them.',
  'action.history-he36': 'Invention of the World Wide Web',
  'action.history-he36.text':
    'Media companies produce 1 more influence this round. The Working Class trains a worker and gains 1 influence. The Middle Class and the Capitalist Class may sell to the foreign market, at most 2 transactions. The State gains 1 influence for every 2 operational public companies.',
  'action.history-he37': 'End of Mediterranean Dictatorships',
  'action.history-he37.text':
    '3 media influence are removed. Each class gains 1 influence. The State gains 1 legitimacy with 2 classes.',
  'action.history-he39': 'Latin American Debt Crisis',
  'action.history-he39.text': 'Policies 1, 2 and 4 move one section toward C.',
  'action.history-he43': 'EU Emissions Trading System',
  'action.history-he43.text':
    'The Middle Class and the Capitalist Class pay the State 10 ₳ for each of their operational luxury companies.',
  'action.history-he47': 'Maastricht Treaty',
  'action.history-he47.text':
    'One vote on 6C and 7C together, without VP. If it passes, or both are already in force: the Working Class and the Middle Class gain 10 ₳, the Capitalist Class 25 ₳, the State 2 personal influence.',
  'action.history-he48': 'Dissolution of the Soviet Union',
  'action.history-he48.text':
    'Policies 1, 2 and 3 move one section toward C. All unemployed workers leave the board. The Capitalist Class may buy a public company for half its cost.',
  'action.history-he49': 'Rise of the Middle Class in Asia',
  'action.history-he49.text':
    'The player who triggers it scores 1 VP for each use of healthcare, education or luxury this turn and still has a free action.',
  'action.history-he50': 'First Phase of Yellow Vest Protests',
  'action.history-he50.text': 'Policy 2 moves one section toward A, policy 3 toward C.',
} as const
