import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { webManifest } from './web-manifest.ts'

const pictures = resolve(import.meta.dirname, '../../public')
const [zh, en] = [webManifest('zh'), webManifest('en')]

test('the manifests of both languages describe one application, which opens and is offered the same types of files', () => {
  const same = ({ id, start_url, scope, display, icons, file_handlers, share_target, launch_handler }: typeof zh) => ({
    id,
    start_url,
    scope,
    display,
    icons,
    file_handlers,
    share_target,
    launch_handler,
  })
  expect(same(en)).toEqual(same(zh))
  expect([zh.lang, en.lang]).toEqual(['zh-CN', 'en'])
  expect(zh.shortcuts?.map(({ url }) => url)).toEqual(en.shortcuts?.map(({ url }) => url))
  expect([zh.description, ...(zh.shortcuts ?? []).map(({ name }) => name)].join()).not.toMatch(/[a-z]{4}/)
  expect([en.description, ...(en.shortcuts ?? []).map(({ name }) => name)].join()).not.toMatch(/\p{Script=Han}/u)
})

test.each([...(zh.screenshots ?? []), ...(en.screenshots ?? [])])('$src is there, in its size', async (screenshot) => {
  const { width, height, format } = await sharp(join(pictures, screenshot.src)).metadata()
  expect([`${width}x${height}`, `image/${format}`]).toEqual([screenshot.sizes, screenshot.type])
})
