import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Line, LineChart } from './LineChart.tsx'
import { StackedBars } from './StackedBars.tsx'

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
})
afterEach(() => vi.restoreAllMocks())

const LOOK = { mark: '●', markColor: 'red', lineColor: 'red', textColor: 'red' }

function lines(...all: readonly Line[]): HTMLElement {
  return render(<LineChart moments={['Start', 'Round 1', 'End']} lines={all} format={String} />).container
}

function attribute(element: Element | null, name: string): string {
  return element?.getAttribute(name) ?? ''
}

describe('LineChart', () => {
  it('draws a mark at each value, connects the line over missing values, and names the line with its last value', () => {
    const chart = lines({ ...LOOK, id: 'red', name: 'Reds', values: [0, null, 20] })
    expect(chart.querySelectorAll('[data-line="red"] text')).toHaveLength(2)
    // From the lower left corner of the plot to its upper right corner.
    expect(attribute(chart.querySelector('[data-line="red"] path'), 'd')).toBe('M42 236L470 16')
    screen.getByText('Reds 20')
  })

  it('draws a band only around lines with intervals, and scales the axis to it', () => {
    const ranges = [
      { low: 10, high: 30 },
      { low: 20, high: 40 },
      { low: 20, high: 20 },
    ]
    const chart = lines(
      { ...LOOK, id: 'red', name: 'Reds', values: [20, 30, 20], ranges },
      { ...LOOK, id: 'blue', name: 'Blues', values: [0, 0, 0] },
    )
    const bands = [...chart.querySelectorAll('[data-band]')]
    expect(bands.map((band) => attribute(band, 'data-band'))).toEqual(['red'])
    expect(attribute(bands[0] ?? null, 'd')).toBe('M42 71L256 16L470 126L470 126L256 126L42 181Z')
  })

  it('draws nothing until its width is known', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(0)
    expect(lines({ ...LOOK, id: 'red', name: 'Reds', values: [1] }).querySelector('svg')).toBeNull()
  })
})

describe('StackedBars', () => {
  const sources = ['bills', 'loans', 'few', 'unused'].map((id) => ({
    id,
    label: id,
    fill: 'teal',
    figureColor: 'white',
  }))

  function bars() {
    const rows = [
      { id: 'red', label: 'Reds', amounts: { bills: 100, loans: -50, few: 1 }, total: 51 },
      { id: 'blue', label: 'Blues', amounts: { bills: 40 }, total: 40 },
    ]
    return render(<StackedBars sources={sources} rows={rows} format={(value) => `${value}`} />).container
  }

  it('puts losses left of the axis, gains right of it, and the total behind the gains', () => {
    const row = bars().querySelector('[data-row="red"]')
    const parts = [...(row?.querySelectorAll('rect') ?? [])].map((part) => Math.round(Number(attribute(part, 'x'))))
    const zero = Math.round(110 + (50 / 151) * 442)
    expect(parts).toEqual([zero, 110, Math.round(110 + (150 / 151) * 442)])
    expect(Number(attribute(screen.getByText('51'), 'x'))).toBe(110 + 442 + 5)
  })

  it('leaves figures out of parts that are too thin', () => {
    const row = bars().querySelector('[data-row="red"]')
    expect([...(row?.querySelectorAll('text') ?? [])].map((text) => text.textContent)).toEqual([
      'Reds',
      '100',
      '-50',
      '51',
    ])
  })

  it('lists only sources that a row has in the legend', () => {
    bars()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['bills', 'loans', 'few'])
  })
})
