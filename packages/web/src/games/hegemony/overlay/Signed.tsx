// A gain or a loss: plus and green, a true minus and red, zero pale.

export function Signed({ amount }: { readonly amount: number }) {
  if (amount === 0) return <span className="faint">0</span>
  return <span className={amount > 0 ? 'd up' : 'd dn'}>{amount > 0 ? `+${amount}` : `−${-amount}`}</span>
}
