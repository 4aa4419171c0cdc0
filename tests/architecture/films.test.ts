import { expect, test } from 'vitest'
import { LINE, readingTime, SHORTEST, webVtt } from '#tests/films/captions.ts'
import { films } from '#tests/films/films.ts'

const seconds = (stamp = '') => {
  const [minutes = 0, rest = 0] = stamp.split(':').map(Number)
  return minutes * 60 + rest
}

test.each(Object.entries(films))('the captions of the film %s can be read in both languages', (_, { steps }) => {
  let at = 0
  const said = steps.map(({ say }) => {
    const from = at
    at += readingTime(say) / 1000
    return { words: say, from, to: at }
  })
  for (const language of ['en', 'zh'] as const) {
    const [head, ...cues] = webVtt(said, language).trim().split('\n\n')
    expect(head).toBe('WEBVTT')
    expect(cues.length).toBeGreaterThanOrEqual(steps.length)
    for (const cue of cues) {
      const [times = '', ...lines] = cue.split('\n')
      const [from, to] = times.split(' --> ').map(seconds)
      expect((to ?? 0) - (from ?? 0), cue).toBeGreaterThanOrEqual(SHORTEST / 1000 - 0.002)
      expect(lines.length, cue).toBeLessThanOrEqual(2)
      for (const line of lines) expect(line.length, cue).toBeLessThanOrEqual(LINE[language])
    }
    // a line ends at a space or, in Chinese, between signs
    const signs = (texts: readonly string[]) => texts.join('').replaceAll(/\s/g, '')
    const shown = cues.map((cue) => cue.split('\n').slice(1).join(''))
    expect(signs(shown)).toBe(signs(steps.map(({ say }) => say[language])))
  }
})
