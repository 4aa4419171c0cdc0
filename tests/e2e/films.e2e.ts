import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { films } from '../films/films.ts'
import { makeFilm } from '../films/make-film.ts'
import { Player } from '../films/player.ts'
import { expect, test } from './support/scenario.ts'

const locales = { zh: 'zh-CN', en: 'en-GB' } as const

// each script in one of the languages, in turn: what is filmed has to be found in both
for (const [k, [name, film]] of Object.entries(films).entries()) {
  const language = k % 2 === 0 ? 'zh' : 'en'
  test.describe(language, () => {
    test.use({ locale: locales[language], viewport: { width: 1280, height: 720 } })

    test(`the film ${name} can be made: its script plays`, async ({ page, site }) => {
      const player = new Player(page, site, language)
      page.setDefaultTimeout(10_000)
      await player.begin(film)
      for (const step of film.steps) await player.step(step)
    })
  })
}

const run = (program: string, ...args: string[]) => spawnSync(program, args, { encoding: 'utf8' })

const canFilm = run('ffmpeg', '-version').status === 0
if (canFilm)
  test('a film of two steps has their length, their captions in both languages, and a picture', async ({ folder }) => {
    const say = [
      { en: 'The tools are open to everyone.', zh: '临床工具无需登录。' },
      { en: 'Find one by its name.', zh: '按名称查找。' },
    ] as const
    const seconds = await makeFilm(
      {
        title: { en: 'Two steps', zh: '两步' },
        summary: { en: 'For a test', zh: '测试' },
        start: 'anonymous',
        at: '/tool/index',
        steps: [
          { say: say[0], chapter: { en: 'Open', zh: '打开' } },
          { say: say[1], do: [{ fill: 'Search the tools', with: { en: 'creatinine', zh: '肌酐' } }] },
        ],
      },
      'zh',
      folder,
    )
    const file = join(folder, 'video.mp4')
    const shown = 'format=duration:stream=codec_name,width,height,pix_fmt'
    const found = run('ffprobe', '-v', 'error', '-show_chapters', '-show_entries', shown, '-of', 'json', file)
    const { format, streams, chapters } = JSON.parse(found.stdout) as {
      format: { duration: string }
      streams: object[]
      chapters: object[]
    }
    expect(Math.abs(Number(format.duration) - seconds)).toBeLessThan(0.5)
    expect(streams[0]).toMatchObject({ codec_name: 'h264', width: 1280, height: 720, pix_fmt: 'yuv420p' })
    expect(chapters).toMatchObject([{ tags: { title: '打开' } }])
    const { stderr } = run('ffmpeg', '-i', file, '-vf', 'blackdetect=d=0.05', '-f', 'null', '-')
    expect(stderr).not.toContain('black_start')
    for (const language of ['en', 'zh'] as const) {
      const text = readFileSync(join(folder, `${language}.vtt`), 'utf8')
      for (const words of say) expect(text).toContain(words[language])
      const [, from = ''] = /^00:(\S+) -->/m.exec(text) ?? []
      const to = [...text.matchAll(/--> 00:(\S+)/g)].at(-1)?.[1]
      expect(Number(from)).toBeLessThan(0.5)
      expect(seconds - Number(to)).toBeLessThan(0.5)
    }
    expect(JSON.parse(readFileSync(join(folder, 'film.json'), 'utf8'))).toMatchObject({
      title_zh: '两步',
      title_en: 'Two steps',
    })
  })
