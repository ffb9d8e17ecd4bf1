// Words that no text of the product uses, by language, with what to say instead. The style guides are in docs/voice.md.
import type { Language } from '../i18n/types.ts'

export interface Banned {
  readonly pattern: RegExp
  readonly instead: string
}

const ban = (pattern: RegExp, instead: string): Banned => ({ pattern, instead })

const EVERYWHERE: readonly Banned[] = [
  ban(/\u00a0/, 'an ordinary space: non-breaking ones are put in when the text is formatted'),
  ban(/["`]|(^|[\s(])'/, 'typographic quotes'),
  ban(/ …/, 'no space before an ellipsis'),
  ban(/ {2}/, 'one space'),
  ban(/\d\s%|\}\s%/, 'no space before a percent sign'),
]

const ENGLISH: readonly Banned[] = [
  ban(/\b(whoever|whomever|somebody|anybody|everybody)\b/i, 'the player, everyone, anyone who'),
  ban(/\b(besides|anew|lately)\b/i, 'also, again, recently'),
  ban(/\bgo(es)? on\b/i, 'continue'),
  ban(/\bTake:/, 'Confirm:'),
  ban(/\b(colour|grey|centre|licence|cancelled|fulfil|cosy)\b/i, 'American spelling'),
  ban(/\be-mail\b|(?<![\w-])mails?\b/i, 'email'),
  ban(/\bonlookers?\b|\blooks? on\b/i, 'spectator, watch'),
  ban(/\b(set|clear|lay) (the|a) table\b/i, 'create or delete a table'),
  ban(/\b(sits?|stands?) (down|up)\b/i, 'join, leave'),
  ban(/\btempo\b/i, 'pace'),
  ban(/\bways? in\b/i, 'sign-in method'),
  ban(/\block(s|ed)? in\b/i, 'confirm'),
  ban(/\btak(e|es|en) in\b/i, 'open, save'),
  ban(/\b(shelf|manners)\b/i, 'games, table settings'),
  ban(/\bpersons?\b/i, 'player, human'),
  ban(/\bwithout a network\b/i, 'offline'),
  ban(/\bthe rules play\b/i, 'the Automa plays'),
  ban(/\b(by lot|told|need not)\b/i, 'at random, shown, do not have to'),
]

const UKRAINIAN: readonly Banned[] = [
  ban(/проект/i, 'проєкт, законопроєкт'),
  ban(/накри(ти|вати|йте|ваємо|ємо)|прибрати стіл/i, 'створити, видалити стіл'),
  ban(/(?<!\p{L})(сісти|сядьте|сідає|встати)(?!\p{L})/iu, 'приєднатися, покинути'),
  ban(/покли(кати|чте)/i, 'запросити'),
  ban(/провідник/i, 'навчання'),
  ban(/полиц/i, 'ігри'),
  ban(/мого слова/i, 'доки я продовжу'),
  ban(/самі правила/i, 'Автома'),
  ban(/(?<!\p{L})(оберіть|обирай|обира(є|т|ти)|обрано)(?!\p{L})/iu, 'вибрати'),
  ban(/жереб/i, 'навмання'),
  ban(/без мережі/i, 'офлайн'),
  ban(/очима/i, 'дивитися як'),
  ban(/засн\p{L}+ профспілк/iu, 'організувати профспілку'),
  ban(/на зовнішній ринок/i, 'на зовнішньому ринку'),
  ban(/оголо\p{L}+ позачергов/iu, 'скликати позачергове голосування'),
  ban(/(?<!\p{L})[1-7][ABC](?!\p{L})|сектор\p{L}* [ABC]/iu, 'А, Б, В: letters of the Ukrainian edition'),
  ban(/той, хто/i, 'гравець, який'),
]

const POLISH: readonly Banned[] = [
  ban(/bez sieci|w sieci/i, 'offline, online'),
  ban(/same zasady/i, 'Automa'),
  ban(/zarząd[zź]\p{L}* natychmiast/iu, 'wezwać do natychmiastowego głosowania'),
  ban(/publiczne(go)? zdrowi/i, 'publiczna opieka zdrowotna'),
  ban(/legitymizacj/i, 'poparcie'),
  ban(/na mój znak/i, 'czekaj na mnie'),
  ban(/oczami/i, 'widok'),
  ban(/spojrzenie wstecz/i, 'powtórka'),
  ban(/zmień stół/i, 'edytuj stół'),
  ban(/—/, 'a verb, or an en dash'),
  ban(/dokon\p{L}+ wybor|w celu|niniejsz|(?<!\p{L})posiada/iu, 'wybrać, aby, ten, mieć'),
  ban(/sam lub sama|(?<!\p{L})gotow[iy](?!\p{L})/iu, 'a form without gender'),
  ban(/(?<!\d)1 (dobrobytu|poparcia|edukacji)(?!\p{L})/iu, '1 dobrobyt, 1 poparcie, 1 edukacja'),
  ban(/zaciąg/i, 'wziąć pożyczkę'),
  ban(/(firm|branż)\p{L} luksusow/iu, 'branża towarów luksusowych'),
  ban(/nierozwiązan/i, 'nierozpatrzone'),
]

export const BANNED: Readonly<Record<Language, readonly Banned[]>> = {
  en: [...EVERYWHERE, ...ENGLISH],
  uk: [...EVERYWHERE, ...UKRAINIAN],
  pl: [...EVERYWHERE, ...POLISH],
}

/** Keys of buttons; `online.welcome.set` is a step of the introduction to online play. */
export function isButton(key: string): boolean {
  return /\.(do|save|send|set)$/.test(key) && key !== 'online.welcome.set'
}

/** Most words on a button. */
export const BUTTON_WORDS = 4
