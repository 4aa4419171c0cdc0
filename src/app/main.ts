import './styles.css'
import { readAhead } from './device/device-database.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { likelyLocale, loadMessages } from './i18n/messages.ts'

// while the program itself arrives: first what names further scripts, then the device's database, and the words in the reader's likely
// language last, because the hint of it holds everything up for some milliseconds
fetchAhead(location)
readAhead()
void loadMessages(likelyLocale())
void import('./start.tsx')
