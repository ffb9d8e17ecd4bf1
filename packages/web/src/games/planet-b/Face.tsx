// Planet B's cover on the home page: a ringed planet over the district, and ballots that fall into the bag.

export function Face() {
  return (
    <svg className="game-face" viewBox="0 0 272 128" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="272" height="128" fill="var(--sheet-2)" />
      <circle cx="136" cy="58" r="34" fill="#0f666e" />
      <ellipse cx="136" cy="58" rx="62" ry="14" fill="none" stroke="var(--ink)" strokeWidth="2" />
      <path d="M0 108h272" stroke="var(--ink)" />
      <path d="M24 108V88h32v20M214 108V84h30v24" fill="none" stroke="var(--ink)" />
      <rect x="64" y="20" width="14" height="14" fill="var(--seat-blue)" />
      <circle cx="212" cy="28" r="8" fill="var(--seat-red)" />
      <path d="M34 36l9 15H25z" fill="var(--seat-green)" />
      <path d="M236 54l9 9-9 9-9-9z" fill="var(--seat-gold)" stroke="var(--seat-gold-t)" />
    </svg>
  )
}
