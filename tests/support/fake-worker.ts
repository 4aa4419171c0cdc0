import { expose } from 'comlink'

/** A worker in the same thread that exposes `api` through comlink; messages are structured clones, as between threads. */
export class FakeWorker {
  readonly #channel = new MessageChannel()
  isTerminated = false
  onerror: ((event: Event) => void) | null = null

  constructor(api: object) {
    expose(api, this.#channel.port2)
    this.#channel.port1.start()
  }

  postMessage(message: unknown, transfer: Transferable[] = []) {
    if (!this.isTerminated) this.#channel.port1.postMessage(message, transfer)
  }

  addEventListener(type: string, listener: EventListener) {
    this.#channel.port1.addEventListener(type, listener)
  }

  removeEventListener(type: string, listener: EventListener) {
    this.#channel.port1.removeEventListener(type, listener)
  }

  terminate() {
    this.isTerminated = true
    this.#channel.port1.close()
  }
}
