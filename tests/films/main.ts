/**
 * `npm run -s film -- NAME [--language zh|en] [--to FOLDER] [--play]` films a script of `tests/films/scripts` in the built application (`npm run build`), with
 * Chromium (CHROMIUM_PATH, or Debian's) and ffmpeg. Without a name it lists the scripts; `all` films each. `--play` only plays
 * the script, without a film: it says whether everything that the script presses and reads is there.
 */
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { films } from './films.ts'
import { makeFilm, playFilm } from './make-film.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'zh' },
    to: { type: 'string', default: 'test-results/films' },
    play: { type: 'boolean', default: false },
  },
})
const root = resolve(import.meta.dirname, '../..')
const [name] = positionals
const wanted = name === 'all' ? Object.entries(films) : Object.entries(films).filter(([id]) => id === name)
const { language } = values

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

if (name === undefined) {
  for (const [id, { title }] of Object.entries(films)) process.stdout.write(`${id}  ${title.en} | ${title.zh}\n`)
  process.exit(0)
}
if (wanted.length === 0) fail(`There is no script ${name}. Without a name this command lists them.`)
if (language !== 'zh' && language !== 'en') fail('--language is zh or en.')
if (values.play) {
  for (const [id, film] of wanted) {
    const seconds = await playFilm(film, language)
    process.stdout.write(`${id}-${language}  played in ${Math.round(seconds)} s\n`)
  }
  process.exit(0)
}
try {
  execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' })
} catch {
  fail('Filming needs ffmpeg. Install it (Debian: apt-get install ffmpeg) and try again.')
}
for (const [id, film] of wanted) {
  const folder = join(resolve(root, values.to), `${id}-${language}`)
  const seconds = await makeFilm(film, language, folder)
  const { size } = statSync(join(folder, 'video.mp4'))
  process.stdout.write(`${folder}  ${Math.round(seconds)} s  ${(size / 1e6).toFixed(1)} MB\n`)
}
