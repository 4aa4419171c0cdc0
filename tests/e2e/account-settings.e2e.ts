import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { AccountSettings, type Owner, openAccount } from './page-models/account-settings.ts'
import { CodeForm } from './page-models/code-form.ts'
import { Keyboard } from './support/keyboard.ts'
import { firstPushMessage } from './support/push-connection.ts'
import { expect, type Page, test } from './support/scenario.ts'
import type { SiteServer } from './support/site-server.ts'

const words = {
  'en-US': {
    nickname: 'Nickname',
    workplace: 'Workplace',
    empty: 'This cannot be empty',
    characters: 'Nickname cannot have special characters',
    underscores: 'Underscores are not available in nickname',
    password: 'Password',
    present: 'Present password',
    repeat: 'Password again',
    proceed: 'Continue',
    save: 'Save',
    mobile: 'Mobile number',
    email: 'E-mail address',
    phoneTaken: 'The phone number already exists',
    emailTaken: 'The Email already exists!',
    byCodeTo: 'A code to ',
    devices: 'Signed-in devices',
    signOut: 'Sign out ',
    signOutOthers: 'Sign out all other devices',
    thisDevice: 'This device',
    download: 'Download my data',
    start: 'Download',
    remove: 'Delete my account',
    keep: 'Keep my account',
    prompt: 'System Prompt',
    avatar: 'Profile picture',
    choose: 'Choose a picture',
    another: 'Another picture',
    crop: 'Part of the picture',
    zoom: 'Zoom',
    wechat: 'WeChat',
    offer: 'Bind WeChat',
    later: 'Later',
    bound: 'Bound',
    unbind: 'Unbind WeChat',
    notBound: 'Not bound',
    wechatTaken: 'This WeChat is bound to another account.',
    newCode: 'New code',
    code: 'QR code to scan with WeChat',
    format: 'The file format is not supported. Please upload JPG or PNG files.',
  },
  'zh-CN': {
    nickname: '昵称',
    workplace: '工作单位',
    empty: '此项不能为空',
    characters: '昵称不能包含特殊字符',
    underscores: '昵称不能以下划线开头或结尾，也不能包含连续的下划线',
    password: '密码',
    present: '当前密码',
    repeat: '再次输入密码',
    proceed: '继续',
    save: '保存',
    mobile: '手机号',
    email: '邮箱',
    phoneTaken: '该手机号已存在',
    emailTaken: '该邮箱已存在！',
    byCodeTo: '发送验证码至 ',
    devices: '已登录的设备',
    signOut: '退出 ',
    signOutOthers: '退出所有其他设备',
    thisDevice: '本设备',
    download: '下载我的数据',
    start: '下载',
    remove: '注销账号',
    keep: '保留账号',
    prompt: '系统提示',
    avatar: '头像',
    choose: '选择图片',
    another: '换一张',
    crop: '头像裁剪区域',
    zoom: '缩放',
    wechat: '微信',
    offer: '绑定微信',
    later: '稍后',
    bound: '已绑定',
    unbind: '解绑微信',
    notBound: '未绑定',
    wechatTaken: '该微信已绑定其他账号。',
    newCode: '刷新二维码',
    code: '微信扫码二维码',
    format: '不支持该文件格式，请上传 JPG 或 PNG 文件。',
  },
} as const

const places = [
  { locale: 'en-US', viewport: { width: 1280, height: 800 } },
  { locale: 'zh-CN', viewport: { width: 390, height: 844 } },
] as const

/** 400 by 200; rotated by EXIF orientation 6, the red half is at the top. */
const redBesideBlue = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><path fill="#f00" d="M0 0h200v200H0z"/><path fill="#00f" d="M200 0h200v200H200z"/></svg>',
)

const SOON = { timeout: 5000 }

async function logInElsewhere(site: SiteServer, { username, password }: Owner, device: string): Promise<string> {
  const { data } = await site.call<{ token: string }>('User/login', { username, password, device })
  return data.token
}

const isSignedIn = async (site: SiteServer, token: string) => (await site.call('User/detail', {}, token)).status === 200

for (const { locale, viewport } of places) {
  const w = words[locale]
  test.describe(`account settings, ${locale}, ${viewport.width} px`, () => {
    // a number gets one code in sixty seconds, and these tests do not wait that long
    test.use({ locale, viewport, environment: { LIMITS_FACTOR: '100' } })

    /** A new user at the open account settings. */
    async function begin(page: Page, site: SiteServer) {
      const keyboard = new Keyboard(page)
      const settings = new AccountSettings(page, keyboard, locale)
      const code = new CodeForm(page, site, keyboard, locale)
      const owner = await openAccount(site)
      await page.goto(`${site.origin}/login?redirect=%2Fproject%2Flist`)
      await settings.logIn(owner)
      await settings.open()
      const proveByPassword = async () => {
        await keyboard.type(w.present, owner.password)
        await page.keyboard.press('Enter')
      }
      return { keyboard, settings, code, owner, proveByPassword }
    }

    test('a nickname has its rules, each told at the field, and the focus comes back to its line', async ({
      page,
      site,
    }) => {
      const { keyboard, settings } = await begin(page, site)
      await settings.openRow(w.nickname)
      await expect(page.getByRole('textbox', { name: w.nickname })).toBeFocused()
      for (const [typed, problem] of [
        ['  ', w.empty],
        ['a@b', w.characters],
        ['_ab', w.underscores],
        ['a__b', w.underscores],
      ] as const) {
        await keyboard.type(w.nickname, typed)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('textbox', { name: w.nickname })).toHaveAccessibleDescription(problem)
      }
      await keyboard.type(w.nickname, '玛丽 Curie')
      await page.keyboard.press('Enter')
      await settings.isListed()
      await expect(settings.row(w.nickname)).toContainText('玛丽 Curie')
      await expect(settings.row(w.nickname)).toBeFocused()
      await settings.openRow(w.workplace)
      await settings.back()
      await expect(settings.row(w.workplace)).toBeFocused()
      await settings.close()
    })

    test('a photograph that lies on its side becomes an avatar: upright, cropped by keys, in the header too', async ({
      page,
      site,
    }) => {
      const { keyboard, settings } = await begin(page, site)
      const choose = async (button: string, name: string, bytes: Buffer) => {
        const chooser = page.waitForEvent('filechooser')
        await keyboard.press('button', button)
        await (await chooser).setFiles({ name, mimeType: 'image/png', buffer: bytes })
      }
      await settings.openRow(w.avatar)
      await choose(w.choose, 'picture.png', await sharp(redBesideBlue).gif().toBuffer())
      await settings.says(w.format)
      await choose(
        w.choose,
        'picture.jpg',
        await sharp(redBesideBlue).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      )
      const crop = settings.dialog.getByRole('button', { name: w.crop })
      await expect(crop).toBeFocused()
      const zoom = settings.dialog.getByRole('slider', { name: w.zoom })
      for (const key of ['+', '+', '+', '-']) await page.keyboard.press(key)
      await expect(zoom).toHaveAttribute('aria-valuetext', '132%')
      for (let count = 0; count < 40; count += 1) await page.keyboard.press('ArrowDown') // to the edge of the picture
      await keyboard.press('button', w.save)
      await settings.isListed()
      await expect(settings.row(w.avatar)).toBeFocused()
      await settings.close()
      const path = await page.locator('header img').getAttribute('src')
      const { data, info } = await sharp(await (await fetch(`${site.origin}${path}`)).bytes())
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([258, 258])
      for (const [x, y] of [
        [10, 10],
        [250, 10],
        [10, 250],
        [250, 250],
      ] as const) {
        const at = (y * info.width + x) * info.channels
        expect([data[at], data[at + 2]].map((value) => Math.round((value ?? 0) / 255))).toEqual([1, 0]) // only red
      }
    })

    test('a password is changed after the present one, and every other device is signed out', async ({
      page,
      browser,
      site,
    }) => {
      const { keyboard, settings, owner, proveByPassword } = await begin(page, site)
      const elsewhere = await browser.newContext({ locale })
      const other = await elsewhere.newPage()
      await other.goto(`${site.origin}/login?redirect=%2Fproject%2Flist`)
      const welcomed = firstPushMessage(other)
      await new AccountSettings(other, new Keyboard(other), locale).logIn(owner)
      await welcomed
      await settings.openRow(w.password)
      await proveByPassword()
      await expect(page.getByRole('textbox', { name: w.password, exact: true })).toBeFocused()
      await keyboard.type(w.password, 'changed-1')
      await keyboard.type(w.repeat, 'changed-1')
      await page.keyboard.press('Enter')
      await settings.isListed()
      await expect(other.getByRole('dialog', { name: w.prompt })).toBeVisible(SOON)
      expect((await site.call('User/login', { ...owner, device: '' })).code).toBe('wrong-credentials')
      expect(await logInElsewhere(site, { ...owner, password: 'changed-1' }, '')).toBeTruthy()
      await elsewhere.close()
    })

    test('a phone is bound, and changed for another by a code to the first; a number that somebody has is refused', async ({
      page,
      site,
    }) => {
      const [first, second] = ['13800138000', '13900139000']
      const { keyboard, settings, code, proveByPassword } = await begin(page, site)
      await settings.openRow(w.mobile)
      await proveByPassword()
      await expect(page.getByRole('textbox', { name: w.mobile })).toBeFocused()
      await keyboard.type(w.mobile, first)
      await code.fill(first)
      await page.keyboard.press('Enter')
      await settings.isListed()
      await expect(settings.row(w.mobile)).toContainText('138****8000')

      await settings.openRow(w.mobile)
      await keyboard.to('radio', `${w.byCodeTo}138****8000`)
      await code.fill(first)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: w.mobile })).toBeFocused()
      await keyboard.type(w.mobile, first)
      await code.ask()
      await settings.says(w.phoneTaken)
      await keyboard.type(w.mobile, second)
      await code.fill(second)
      await page.keyboard.press('Enter')
      await settings.isListed()
      await expect(settings.row(w.mobile)).toContainText('139****9000')
    })

    test('an e-mail address is bound after the password; one that somebody has is refused', async ({ page, site }) => {
      const taken = 'anna@example.org'
      const captcha = await site.captcha()
      const sent = await site.call<{ key: string }>('User/sendRegEmail', { email: taken, captcha })
      const opening = { password: 'secret-1', agreement_id: 2, device: 'probe' }
      const answer = { verify_id: sent.data.key, verify: await site.codeFor(taken) }
      expect((await site.call('User/registerEmail', { email: taken, ...answer, ...opening })).status).toBe(200)

      const { keyboard, settings, code, proveByPassword } = await begin(page, site)
      await settings.openRow(w.email)
      await keyboard.type(w.present, 'wrong-1')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: w.present })).toHaveAttribute('aria-invalid', 'true')
      await proveByPassword()
      await keyboard.type(w.email, taken)
      await code.ask()
      await settings.says(w.emailTaken)
      await keyboard.type(w.email, 'owner@example.org')
      await code.fill('owner@example.org')
      await page.keyboard.press('Enter')
      await settings.isListed()
      await expect(settings.row(w.email)).toContainText('ow***@example.org')
    })

    test('devices are signed out, one of them or all others', async ({ page, site }) => {
      const { keyboard, settings, owner } = await begin(page, site)
      const tokens = [
        await logInElsewhere(site, owner, 'Safari, iPhone'),
        await logInElsewhere(site, owner, 'Edge, Windows'),
      ] as const
      await settings.openRow(w.devices)
      const listed = settings.dialog.getByRole('listitem')
      await expect(listed).toHaveCount(4) // together with the one that opened the account
      await expect(listed.filter({ hasText: w.thisDevice })).toHaveCount(1)
      await keyboard.press('button', new RegExp(`${w.signOut}Safari, iPhone`))
      await expect(listed).toHaveCount(3)
      expect([await isSignedIn(site, tokens[0]), await isSignedIn(site, tokens[1])]).toEqual([false, true])
      await keyboard.press('button', w.signOutOthers)
      await expect(listed).toHaveCount(1)
      expect(await isSignedIn(site, tokens[1])).toBe(false)
      await expect(listed).toContainText(w.thisDevice)
    })

    test('one’s data are downloaded as a file that can be read', async ({ page, site }) => {
      const { keyboard, settings, owner } = await begin(page, site)
      await settings.openRow(w.download)
      const download = page.waitForEvent('download')
      await keyboard.press('button', w.start)
      const file = await download
      expect(file.suggestedFilename()).toMatch(/\.zip$/)
      const parts = unzipSync(await readFile(await file.path()))
      const texts = Object.values(parts).map((bytes) => new TextDecoder().decode(bytes))
      expect(texts.some((text) => text.includes(owner.username))).toBe(true)
    })

    test('an account is closed after a proof and its name, and kept by logging in again', async ({ page, site }) => {
      const { keyboard, settings, owner, proveByPassword } = await begin(page, site)
      await settings.openRow(w.remove)
      await proveByPassword()
      const confirm = settings.dialog.getByRole('textbox', { name: new RegExp(owner.username) })
      await expect(confirm).toBeFocused()
      await page.keyboard.type('somebody')
      await page.keyboard.press('Enter')
      await expect(settings.dialog.getByRole('button', { name: w.remove })).toBeDisabled()
      await page.keyboard.press('Control+A')
      await page.keyboard.type(owner.username)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/login/)
      await settings.logIn(owner)
      await expect(settings.dialog).toHaveCount(0)
      await expect(page.getByRole('alert')).toBeVisible()
      await keyboard.press('button', w.keep)
      await expect(page.getByRole('button', { name: w.keep })).toHaveCount(0)
    })
  })

  test.describe(`WeChat, ${locale}, ${viewport.width} px`, () => {
    test.use({ locale, viewport, environment: { LIMITS_FACTOR: '100', WECHAT_PROVIDER: 'local' } })

    test('binding is offered once a day, done by scanning, refused to a second account, and undone after a proof', async ({
      page,
      browser,
      site,
    }) => {
      const keyboard = new Keyboard(page)
      const settings = new AccountSettings(page, keyboard, locale)
      const owner = await openAccount(site)
      await page.goto(`${site.origin}/login?redirect=%2Fproject%2Flist`)
      await settings.logIn(owner)
      const offer = page.getByRole('dialog', { name: w.offer })
      await expect(offer).toBeVisible()
      await keyboard.press('button', w.later)
      await expect(offer).toHaveCount(0)
      await settings.open()
      await settings.openRow(w.wechat)
      await expect(settings.dialog.getByRole('img', { name: w.code })).toBeVisible()
      await site.scan('Marie')
      await settings.isListed()
      await expect(settings.row(w.wechat)).toContainText(w.bound)

      const elsewhere = await browser.newContext({ locale, viewport })
      const other = await elsewhere.newPage()
      const others = new AccountSettings(other, new Keyboard(other), locale)
      await other.goto(`${site.origin}/login?redirect=%2Fproject%2Flist`)
      await others.logIn(await openAccount(site))
      await expect(others.dialog.getByRole('img', { name: w.code })).toBeVisible()
      await site.scan('Marie')
      await others.says(w.wechatTaken)
      await new Keyboard(other).press('button', w.newCode)
      await expect(others.dialog.getByRole('img', { name: w.code })).toBeVisible()
      await elsewhere.close()

      await settings.openRow(w.wechat)
      await keyboard.type(w.present, owner.password)
      await page.keyboard.press('Enter')
      await keyboard.press('button', w.unbind)
      await settings.isListed()
      await expect(settings.row(w.wechat)).toContainText(w.notBound)

      await settings.close()
      await settings.logOut()
      await settings.logIn(owner)
      await settings.open() // nothing prevents it
    })
  })
}
