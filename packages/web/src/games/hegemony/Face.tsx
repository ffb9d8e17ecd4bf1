// Hegemony's cover on the home page: the four classes above the line between them and the State.

export function Face() {
  return (
    <svg className="game-face" viewBox="0 0 272 128" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="272" height="128" fill="var(--sheet-2)" />
      <rect y="64" width="272" height="64" fill="var(--paper)" />
      <circle cx="66" cy="64" r="30" fill="var(--seat-red)" />
      <path d="M120 64l28-28 28 28-28 28z" fill="var(--seat-gold)" stroke="var(--seat-gold-t)" strokeWidth="2" />
      <rect x="184" y="40" width="48" height="48" fill="var(--seat-blue)" />
      <path d="M0 96h272M0 100h272" stroke="var(--ink)" />
      <path d="M240 22l12-7 12 7v14l-12 7-12-7z" fill="var(--seat-grey)" />
    </svg>
  )
}
