import './styles.css'
import { readAhead } from './data/session/device-database.ts'
import { likelyLocale, loadMessages } from './i18n/messages.ts'
import { fetchAhead } from './loading/fetch-ahead.ts'

// the device's database is read and the words in the reader's likely language are fetched while the program itself arrives
readAhead()
void loadMessages(likelyLocale())
fetchAhead(location)
void import('./start.tsx')
