// Ballot's cover on the home page: four parties and a ballot box.

export function Face() {
  return (
    <svg className="game-face" viewBox="0 0 272 128" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="272" height="128" fill="var(--sheet-2)" />
      <rect x="96" y="52" width="80" height="64" fill="var(--paper)" stroke="var(--ink)" strokeWidth="2" />
      <path d="M116 52h40" stroke="var(--ink)" strokeWidth="5" />
      <circle cx="44" cy="40" r="14" fill="var(--seat-red)" />
      <rect x="216" y="28" width="26" height="26" fill="var(--seat-blue)" />
      <path d="M44 84l16 28H28z" fill="var(--seat-green)" />
      <path d="M229 82l16 16-16 16-16-16z" fill="var(--seat-gold)" stroke="var(--seat-gold-t)" strokeWidth="2" />
    </svg>
  )
}
