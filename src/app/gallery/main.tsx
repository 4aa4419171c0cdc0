import '../styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery.tsx'
import { gallerySections } from './sections.ts'

/** The developer's gallery: `npm run dev`, then /gallery.html, or /gallery.html?parts. It is not part of a build. */
const root = document.getElementById('root')
if (!root) throw new Error('gallery.html has no #root')
const asked = new URLSearchParams(location.search)
if (asked.has('parts')) {
  // shows the tests' fixture, which no source imports
  const page = new URL('../../../tests/parts-page/parts-page.tsx', import.meta.url)
  const { showParts } = (await import(/* @vite-ignore */ page.href)) as {
    showParts: (root: HTMLElement) => Promise<void>
  }
  await showParts(root)
} else {
  createRoot(root).render(
    <StrictMode>
      <Gallery sections={await gallerySections(asked.get('only'))} />
    </StrictMode>,
  )
}
