import '../styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery.tsx'
import { gallerySections } from './sections.ts'

/** The developer's gallery: `npm run dev`, then /gallery.html. No build carries it. */
const root = document.getElementById('root')
if (!root) throw new Error('gallery.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Gallery sections={await gallerySections(new URLSearchParams(location.search).get('only'))} />
  </StrictMode>,
)
