import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { libraryIn } from '../pages/rules/library.ts'
import { atTable } from '../testing/at-table.tsx'
import { ruleDrawer } from '../ui/rule-drawer.ts'
import { AboutDialog } from './AboutDialog.tsx'

afterEach(() => ruleDrawer.close())

describe('AboutDialog', () => {
  it('opens the page about the sources of the card figures', async () => {
    await atTable(<AboutDialog open onClose={() => {}} />)
    fireEvent.click(await screen.findByRole('link', { name: 'Where each card’s numbers come from' }))
    const [address = ''] = ruleDrawer.get()
    expect((await libraryIn('en')).chapterOf(address)?.page).toBe('sources')
  })
})
