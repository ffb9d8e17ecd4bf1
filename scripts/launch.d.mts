export function requireNode(instead: string): void
