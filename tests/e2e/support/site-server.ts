import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { CaptchaAnswer } from '#app/verification/captcha.ts'
import { solveWork } from '#app/workers/solve-work.ts'
import { freePort } from '#tests/support/free-port.ts'

const root = resolve(import.meta.dirname, '../../..')

/** With the accounts that own its files, as PostgreSQL demands. */
const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to])

/** A server process with its own database that can be stopped, killed, and started again under the same address. */
export class SiteServer {
  readonly port: number
  readonly origin: string
  readonly dataDir: string
  /** The address, with its key, of the operator's inbox of unsent messages. */
  inbox = ''
  /** Everything that it has printed, its log included. */
  output = ''
  /** The printed address that signs the owner in once (SPEC A8). */
  ownerAddress = ''
  readonly #clockFile: string
  #environment: Record<string, string>
  #process: ChildProcess | undefined

  private constructor(port: number, environment: Record<string, string>) {
    this.port = port
    this.origin = `http://127.0.0.1:${port}`
    this.dataDir = mkdtempSync(join(tmpdir(), 'slipstick-e2e-'))
    chmodSync(this.dataDir, 0o755) // PostgreSQL does not run as root, and its own account needs access
    this.#clockFile = join(this.dataDir, 'clock')
    this.#environment = environment
  }

  static async start(environment: Record<string, string> = {}): Promise<SiteServer> {
    const server = new SiteServer(await freePort(), environment)
    try {
      if (process.env.SITE_TEMPLATE) await copyFolder(process.env.SITE_TEMPLATE, join(server.dataDir, 'data'))
      await server.start()
    } catch (error) {
      await server.remove()
      throw error
    }
    return server
  }

  /** A folder with an empty database, which every later server copies: creating one takes longer than everything else. */
  static async makeTemplate(): Promise<string> {
    const server = await SiteServer.start()
    await server.stop()
    process.env.SITE_TEMPLATE = join(server.dataDir, 'data')
    return server.dataDir
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(root, 'tests/e2e/support/serve.ts')], {
      cwd: root,
      env: {
        ...process.env,
        WECHAT_PROVIDER: 'off', // otherwise binding it is offered after each login
        ...this.#environment,
        PORT: String(this.port),
        DATA_DIR: join(this.dataDir, 'data'),
        LOG_LEVEL: this.#environment.LOG_LEVEL ?? 'error',
        CLOCK_FILE: this.#clockFile,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    child.stderr?.on('data', (chunk: Buffer) => {
      this.output += chunk.toString('utf8')
      if (!this.#environment.LOG_LEVEL) process.stderr.write(chunk)
    })
    this.inbox = await new Promise<string>((ready, failed) => {
      let said = ''
      child.stdout?.on('data', (chunk: Buffer) => {
        said += chunk.toString('utf8')
        this.output += chunk.toString('utf8')
        this.ownerAddress = /.*(http\S+\/login#owner=\S+)/s.exec(said)?.[1] ?? ''
        const [address] = /http\S+\/inbox\?\S+/.exec(said) ?? []
        if (address) ready(address)
      })
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)))
    })
  }

  /** The operator's inbox, as a page of text in English, newest message first. */
  async #readInbox(): Promise<string> {
    const entrance = await fetch(this.inbox, { redirect: 'manual' })
    const cookie = (entrance.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const page = await fetch(`${this.origin}/inbox`, { headers: { cookie, 'accept-language': 'en' } })
    return page.text()
  }

  /** The code last sent to a phone number or an e-mail address. */
  async codeFor(recipient: string): Promise<string> {
    const items = (await this.#readInbox()).split('<li>').filter((item) => item.includes(`>${recipient}<`))
    const [digits] = /\b\d{6}\b/.exec(items[0]?.split('</div>').slice(1).join() ?? '') ?? []
    if (!digits) throw new Error(`nothing was sent to ${recipient}`)
    return digits
  }

  /** Scans the newest code of the official account as a WeChat user. */
  async scan(name: string): Promise<void> {
    const entrance = await fetch(this.inbox, { redirect: 'manual' })
    const cookie = (entrance.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const [, scene] = /\/inbox\/scan\?scene=([\w-]+)/.exec(await this.#readInbox()) ?? []
    const body = new URLSearchParams({ scene: scene ?? '', name })
    const reply = await fetch(`${this.origin}/inbox/scan`, { method: 'POST', headers: { cookie }, body })
    if (!reply.ok) throw new Error(`a scan was answered with ${reply.status}`)
  }

  /** Plays the payer of the newest payment of the sandbox; `act` is the button's value, such as `pay`. */
  async pay(act: string): Promise<void> {
    const entrance = await fetch(this.inbox, { redirect: 'manual' })
    const cookie = (entrance.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const [, number] = /\/inbox\/pay\?number=([0-9a-f]{32})/.exec(await this.#readInbox()) ?? []
    const body = new URLSearchParams({ number: number ?? '', act })
    const reply = await fetch(`${this.origin}/inbox/pay`, { method: 'POST', headers: { cookie }, body })
    if (!reply.ok) throw new Error(`a payment was answered with ${reply.status}`)
  }

  /** Stops it as an operator does. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  /** Stops it as a power cut does; the database keeps running. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (!child) return
    const gone = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await gone
  }

  /** Serves another build from the next start on. */
  deploy(appDir: string): void {
    this.#environment = { ...this.#environment, APP_DIR: appDir }
  }

  /** Moves the server's clock ahead. */
  advance(ms: number): void {
    writeFileSync(this.#clockFile, String(ms))
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 5 })
  }

  /** A call as any client makes it; returns the reply's body. */
  async call<T>(name: string, request: unknown, token?: string): Promise<{ status: number; code?: string; data: T }> {
    const response = await fetch(`${this.origin}/api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(request),
    })
    return (await response.json()) as { status: number; code?: string; data: T }
  }

  /** A solved captcha, proof of work included. */
  async captcha(): Promise<CaptchaAnswer> {
    const { data } = await this.call<{ key: string; work: string }>('Base/captcha', { kind: 'picture' })
    return { key: data.key, code: 'abcd', work: await solveWork(data.work) }
  }
}
