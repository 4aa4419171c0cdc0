import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import { freePort } from '#tests/support/free-port.ts'
import type { Driver } from './hand.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const BROWSERS = ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${machine()}/webkit2gtk-${version}/MiniBrowser`)
const LIMIT_MS = 30_000
const SCRIPT_MS = 5_000

function machine(): string {
  return process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu'
}

/** WebKitGTK's own small browser on a display without a screen; each driver is a process with storage of its own. */
export async function startWebKit(folder: string): Promise<{ newDriver(): Promise<Driver>; end(): Promise<void> }> {
  const binary = BROWSERS.find(existsSync)
  if (!existsSync(DRIVER) || !binary) throw new Error('no WebKitGTK: install webkit2gtk-driver')
  const processes: ChildProcess[] = []
  const begin = (command: string, args: readonly string[], env: Record<string, string> = {}) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, ...env } })
    processes.push(child)
    return child
  }
  const screen = begin('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'])
  const display = await new Promise<string>((ready, failed) => {
    screen.stdout?.once('data', (said: Buffer) => ready(said.toString().trim()))
    screen.once('error', failed)
  })
  const newDriver = async () => {
    const port = await freePort()
    begin(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
      DISPLAY: `:${display}`,
      HOME: folder,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // it needs rights that root in a container lacks
    })
    await answers(port)
    const wanted = new Capabilities({
      browserName: 'MiniBrowser',
      acceptInsecureCerts: true,
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    return driverOf(await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build())
  }
  return {
    newDriver,
    end: async () => {
      for (const child of processes.toReversed()) child.kill()
    },
  }
}

async function answers(port: number): Promise<void> {
  const end = Date.now() + LIMIT_MS
  while (Date.now() < end) {
    const reply = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
    if (reply?.ok) return
    await new Promise((again) => setTimeout(again, 50))
  }
  throw new Error('WebKitWebDriver does not answer')
}

async function driverOf(browser: WebDriver): Promise<Driver> {
  // a script that a navigation interrupts never answers: the caller asks again
  await browser.manage().setTimeouts({ script: SCRIPT_MS, pageLoad: LIMIT_MS })
  await browser.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 })
  const keys = { Control: Key.CONTROL, Enter: Key.ENTER, z: 'z' }
  const find = (selector: string) => browser.findElement(By.css(selector))
  return {
    open: (url) => browser.get(url),
    async run(act, ...args) {
      const body = `const done = arguments[arguments.length - 1];
        Promise.resolve((${String(act)})(...[...arguments].slice(0, -1))).then((value) => done({ value }), (error) => done({ error: String(error) }))`
      const { value, error } = await browser.executeAsyncScript<{ value: never; error?: string }>(body, ...args)
      if (error) throw new Error(error)
      return value
    },
    async click(selector) {
      const element = await find(selector)
      // the driver's own scrolling ends after its check whether the point to click is in view
      await browser.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element)
      await element.click()
    },
    async type(selector, text) {
      await find(selector).sendKeys(text)
    },
    async press(...pressed) {
      const actions = browser.actions({ async: true })
      for (const key of pressed) actions.keyDown(keys[key])
      for (const key of pressed.toReversed()) actions.keyUp(keys[key])
      await actions.perform()
    },
    async choose(selector, file) {
      await find(selector).sendKeys(file)
    },
    close: () => browser.quit(),
  }
}
