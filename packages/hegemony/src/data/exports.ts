// The Export cards: the lots that the Foreign Market buys this round, and the price of each.
import { byId, finder, withOrigin } from './catalogue.ts'
import type { ExportFacts, ExportSale } from './facts.ts'

/** A lot is sold whole or not at all; the price is for the lot (H-CAP-EXPORT-02). */
const sale = (amount: number, price: number): ExportSale => ({ amount, price })

/** Printed completely in the examples of the rulebooks. */
const IN_RULEBOOK = ['export-06', 'export-11']

export const EXPORTS: readonly ExportFacts[] = withOrigin(
  [
    {
      id: 'export-01',
      sales: {
        food: [sale(2, 20), sale(6, 55)],
        luxury: [sale(4, 30), sale(8, 55)],
        health: [sale(3, 25), sale(5, 40)],
        education: [sale(3, 15), sale(7, 35)],
      },
    },
    {
      id: 'export-02',
      sales: {
        food: [sale(3, 30), sale(7, 70)],
        luxury: [sale(4, 30), sale(6, 40)],
        health: [sale(3, 20), sale(5, 35)],
        education: [sale(2, 15), sale(6, 35)],
      },
    },
    {
      id: 'export-03',
      sales: {
        food: [sale(4, 50), sale(8, 95)],
        luxury: [sale(3, 20), sale(5, 30)],
        health: [sale(3, 15), sale(7, 35)],
        education: [sale(2, 15), sale(6, 40)],
      },
    },
    {
      id: 'export-04',
      sales: {
        food: [sale(3, 35), sale(7, 80)],
        luxury: [sale(3, 15), sale(5, 25)],
        health: [sale(4, 20), sale(8, 40)],
        education: [sale(2, 15), sale(6, 45)],
      },
    },
    {
      id: 'export-05',
      sales: {
        food: [sale(4, 45), sale(7, 80)],
        luxury: [sale(3, 20), sale(5, 30)],
        health: [sale(2, 15), sale(6, 40)],
        education: [sale(3, 20), sale(7, 50)],
      },
    },
    {
      id: 'export-06',
      sales: {
        food: [sale(3, 25), sale(7, 55)],
        luxury: [sale(4, 25), sale(8, 45)],
        health: [sale(2, 10), sale(6, 35)],
        education: [sale(3, 20), sale(5, 35)],
      },
    },
    {
      id: 'export-07',
      sales: {
        food: [sale(2, 25), sale(6, 65)],
        luxury: [sale(4, 20), sale(7, 35)],
        health: [sale(3, 20), sale(7, 40)],
        education: [sale(3, 25), sale(6, 45)],
      },
    },
    {
      id: 'export-08',
      sales: {
        food: [sale(3, 25), sale(6, 50)],
        luxury: [sale(3, 20), sale(7, 50)],
        health: [sale(3, 20), sale(7, 40)],
        education: [sale(2, 15), sale(7, 55)],
      },
    },
    {
      id: 'export-09',
      sales: {
        food: [sale(3, 30), sale(5, 50)],
        luxury: [sale(3, 25), sale(7, 55)],
        health: [sale(3, 20), sale(6, 50)],
        education: [sale(3, 20), sale(7, 50)],
      },
    },
    {
      id: 'export-10',
      sales: {
        food: [sale(2, 15), sale(6, 45)],
        luxury: [sale(3, 20), sale(7, 50)],
        health: [sale(3, 20), sale(5, 30)],
        education: [sale(4, 25), sale(8, 45)],
      },
    },
    {
      id: 'export-11',
      sales: {
        food: [sale(3, 35), sale(7, 75)],
        luxury: [sale(2, 10), sale(6, 35)],
        health: [sale(3, 20), sale(5, 35)],
        education: [sale(4, 25), sale(7, 40)],
      },
    },
    {
      id: 'export-12',
      sales: {
        food: [sale(4, 45), sale(8, 85)],
        luxury: [sale(2, 15), sale(6, 40)],
        health: [sale(3, 15), sale(5, 25)],
        education: [sale(3, 15), sale(7, 35)],
      },
    },
    {
      id: 'export-13',
      sales: {
        food: [sale(2, 15), sale(6, 50)],
        luxury: [sale(3, 25), sale(5, 40)],
        health: [sale(4, 25), sale(8, 45)],
        education: [sale(3, 15), sale(7, 35)],
      },
    },
    {
      id: 'export-14',
      sales: {
        food: [sale(2, 15), sale(6, 50)],
        luxury: [sale(3, 15), sale(7, 35)],
        health: [sale(4, 30), sale(7, 50)],
        education: [sale(3, 20), sale(5, 35)],
      },
    },
    {
      id: 'export-15',
      sales: {
        food: [sale(3, 30), sale(5, 50)],
        luxury: [sale(2, 10), sale(6, 35)],
        health: [sale(3, 25), sale(7, 55)],
        education: [sale(4, 25), sale(8, 45)],
      },
    },
    {
      id: 'export-16',
      sales: {
        food: [sale(4, 40), sale(7, 70)],
        luxury: [sale(3, 25), sale(6, 50)],
        health: [sale(2, 15), sale(7, 50)],
        education: [sale(3, 20), sale(5, 30)],
      },
    },
  ],
  IN_RULEBOOK,
)

export const EXPORT_CARDS: Readonly<Record<string, ExportFacts>> = byId(EXPORTS)
export const exportCard = finder('Export card', EXPORT_CARDS)
