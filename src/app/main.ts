import './styles.css'
import { readAhead } from './device/device-database.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { likelyLocale, loadMessages } from './i18n/messages.ts'
import { drawEarlyFigure } from './loading/early-figure.ts'

// while the program itself loads: first the modules that name further scripts, then the device's database and the figure shown last; the words
// in the reader's likely language come last, because reading the hint blocks for some milliseconds
fetchAhead(location)
readAhead()
void drawEarlyFigure(location).catch(() => undefined)
void loadMessages(likelyLocale())
void import('./start.tsx')
