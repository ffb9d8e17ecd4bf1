// Ukrainian: the nouns of the game.
import type { nouns as en } from '../en/nouns.ts'

export const nouns = {
  // Resources
  'resource.plastic': 'Пластик',
  'resource.iridium': 'Іридій',
  'resource.water': 'Вода',
  'resource.plants': 'Рослини',
  'resource.hydrogen': 'Водень',
  'resource.chips': 'Мікропроцесори',
  'resource.meat': 'М’ясо',
  // Workers
  'worker.trickster': 'Хитрун',
  'worker.brain': 'Розумака',
  'workers.trickster': '{n, plural, one {# хитрун} few {# хитруни} many {# хитрунів} other {# хитруна}}',
  'workers.brain': '{n, plural, one {# розумака} few {# розумаки} many {# розумак} other {# розумаки}}',
  // Factions
  'faction.capitalists': 'Капіталісти',
  'faction.futurists': 'Футуристи',
  'faction.traditionalists': 'Традиціоналісти',
  // Offices
  'office.president': 'Президент',
  'office.president.long': 'Президент',
  'office.prime-minister': 'Прем’єр',
  'office.prime-minister.long': 'Прем’єр',
  'office.lama': 'Л.А.М.А.',
  'office.lama.long': 'Лідер Абсолютно Містичних Акцій',
  'office.dodo': 'Д.Р.О.Н.Т.',
  'office.dodo.long': 'Директор з Роздачі Організованих Невпинних Тусанів',
  // Fraud tokens
  'fraud.stuffed-ballot': 'Вкинутий бюлетень',
  'fraud.stuffed-ballot.text': 'На кожних виборах перед вами ще до витягування лежить один власний голос.',
  'fraud.extra-draw': 'Додаткове витягування',
  'fraud.extra-draw.text': 'На кожних виборах ви щоразу тягнете з торбинки на один голос більше.',
  // Decks
  'deck.A': 'Колода A',
  'deck.B': 'Колода B',
  'deck.C': 'Колода C',
  'deck.I': 'Новини I',
  'deck.II': 'Новини II',
  'deck.III': 'Новини III',
  'deck.yellow': 'Жовті закони',
  'deck.blue': 'Сині закони',
  // The board
  'space.left': 'Ліворуч',
  'space.centre': 'Посередині',
  'space.right': 'Праворуч',
  'side.grey': 'Сірий бік',
  'side.red': 'Червоний бік',
  'line.upper': 'Верхня лінія',
  'line.lower': 'Нижня лінія',
  // Where a card comes from
  'origin.rulebook': 'З книги правил.',
  'origin.printed card': 'З надрукованої карти.',
  'origin.reconstructed': 'Відтворене: надрукованого зразка немає, цей створено для Hustings.',
  'origin.partly-known':
    'Відтворене: назва, комірка дій або деякі числа — з правил чи з огляду, решту створено для Hustings.',
} as const satisfies Record<keyof typeof en, string>
