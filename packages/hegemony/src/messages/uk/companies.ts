// Ukrainian names of the companies.
import type { companies as en } from '../en/companies.ts'

export const companies = {
  // Capitalist Class
  'company.supermarket': 'Супермаркет',
  'company.fast-food-chain': 'Мережа швидкого харчування',
  'company.vegetable-farm': 'Овочева ферма',
  'company.fish-farm': 'Рибна ферма',
  'company.automated-grain-farm': 'Автоматизована зернова ферма',
  'company.automated-dairy-farm': 'Автоматизована молочна ферма',
  'company.shopping-mall': 'Торговий центр',
  'company.fashion-company': 'Будинок моди',
  'company.hotel': 'Готель',
  'company.stadium': 'Стадіон',
  'company.electronics-manufacturer': 'Електроніка',
  'company.car-manufacturer': 'Автозавод',
  'company.clinic': 'Клініка',
  'company.hospital': 'Лікарня',
  'company.pharmaceutical-company': 'Фармацевтична компанія',
  'company.medical-village': 'Медичне містечко',
  'company.college': 'Коледж',
  'company.academy': 'Академія',
  'company.institute-of-technology': 'Інститут технологій',
  'company.university': 'Університет',
  'company.radio-station': 'Радіостанція',
  'company.publishing-house': 'Видавництво',
  'company.lobbying-firm': 'Лобістська фірма',
  'company.tv-station': 'Телеканал',

  // Middle Class
  'company.convenience-store': 'Мінімаркет',
  'company.organic-farm': 'Органічна ферма',
  'company.fast-food-restaurant': 'Ресторан швидкого харчування',
  'company.game-store': 'Магазин ігор',
  'company.electronics-store': 'Магазин електроніки',
  'company.jewelry-store': 'Ювелірний магазин',
  'company.doctors-office': 'Приймальня лікаря',
  'company.medical-laboratory': 'Медична лабораторія',
  'company.pharmacy': 'Аптека',
  'company.tutoring-company': 'Репетиторський центр',
  'company.private-school': 'Приватна школа',
  'company.training-center': 'Навчальний центр',
  'company.local-newspaper': 'Місцева газета',
  'company.regional-radio-station': 'Регіональна радіостанція',
  'company.pr-agency': 'Рекламне агентство',

  // State
  'company.university-hospital': 'Університетська лікарня',
  'company.technical-university': 'Технічний університет',
  'company.national-public-broadcasting': 'Національне суспільне мовлення',
  'company.public-hospital': 'Державна лікарня',
  'company.public-university': 'Державний університет',
  'company.regional-tv-station': 'Регіональний телеканал',

  // Working Class
  'company.cooperative-farm': 'Фермерський кооператив',
} as const satisfies Record<keyof typeof en, string>
