// Polish names of the companies.
import type { companies as en } from '../en/companies.ts'

export const companies = {
  // Capitalist Class
  'company.supermarket': 'Supermarket',
  'company.fast-food-chain': 'Sieć Fast Foodów',
  'company.vegetable-farm': 'Gospodarstwo Warzywne',
  'company.fish-farm': 'Hodowla Ryb',
  'company.automated-grain-farm': 'Zautomatyzowana Farma Zbożowa',
  'company.automated-dairy-farm': 'Zautomatyzowana Mleczarnia',
  'company.shopping-mall': 'Centrum Handlowe',
  'company.fashion-company': 'Dom Mody',
  'company.hotel': 'Hotel',
  'company.stadium': 'Stadion',
  'company.electronics-manufacturer': 'Producent Elektroniki',
  'company.car-manufacturer': 'Producent Samochodów',
  'company.clinic': 'Klinika',
  'company.hospital': 'Szpital',
  'company.pharmaceutical-company': 'Firma Farmaceutyczna',
  'company.medical-village': 'Miasteczko Medyczne',
  'company.college': 'Kolegium',
  'company.academy': 'Akademia',
  'company.institute-of-technology': 'Instytut Technologiczny',
  'company.university': 'Uniwersytet',
  'company.radio-station': 'Stacja Radiowa',
  'company.publishing-house': 'Dom Wydawniczy',
  'company.lobbying-firm': 'Firma Lobbingowa',
  'company.tv-station': 'Stacja Telewizyjna',

  // Middle Class
  'company.convenience-store': 'Sklep Osiedlowy',
  'company.organic-farm': 'Gospodarstwo Ekologiczne',
  'company.fast-food-restaurant': 'Restauracja Fast Food',
  'company.game-store': 'Sklep z Grami',
  'company.electronics-store': 'Sklep z Elektroniką',
  'company.jewelry-store': 'Sklep Jubilerski',
  'company.doctors-office': 'Gabinet Lekarski',
  'company.medical-laboratory': 'Laboratorium Medyczne',
  'company.pharmacy': 'Apteka',
  'company.tutoring-company': 'Centrum Korepetycji',
  'company.private-school': 'Szkoła Prywatna',
  'company.training-center': 'Centrum Szkoleniowe',
  'company.local-newspaper': 'Gazeta Lokalna',
  'company.regional-radio-station': 'Regionalna Stacja Radiowa',
  'company.pr-agency': 'Agencja PR',

  // State
  'company.university-hospital': 'Szpital Uniwersytecki',
  'company.technical-university': 'Politechnika',
  'company.national-public-broadcasting': 'Krajowy Nadawca Publiczny',
  'company.public-hospital': 'Szpital Publiczny',
  'company.public-university': 'Państwowy Uniwersytet',
  'company.regional-tv-station': 'Regionalna Stacja Telewizyjna',

  // Working Class
  'company.cooperative-farm': 'Spółdzielnia Rolnicza',
} as const satisfies Record<keyof typeof en, string>
