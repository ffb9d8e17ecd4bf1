// The entry: styles and the app.
import './styles/layers.css'
import './styles/parts.css'
import './styles/ui.css'
import './styles/pages.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { settings } from './settings/settings.ts'
import { ahead } from './shell/ahead.ts'
import { typefaces } from './ui/typefaces.ts'

const root = document.getElementById('root')
if (root !== null) {
  await typefaces(settings.get().language, () => ahead.rest())
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
