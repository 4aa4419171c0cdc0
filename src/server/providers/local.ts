import { randomUUID } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { insertMessage, type Message } from './inbox-store.ts'
import type { Mail } from './mail.ts'
import type { Sms } from './sms.ts'
import type { OfficialAccount } from './wechat.ts'

type Clock = () => number

const put = (db: Db, message: Omit<Message, 'id'>) => insertMessage(db, { id: randomUUID(), ...message })

/** Local mode: codes go to the operator's inbox instead of a phone. */
export function localSms(db: Db, clock: Clock): Sms {
  return {
    sendCode: (phone, code) =>
      put(db, { channel: 'sms', recipient: phone, subject: '', body: code, created_at: clock() }),
  }
}

/** Local mode: letters go to the operator's inbox, with the names of their files. */
export function localMail(db: Db, clock: Clock): Mail {
  return {
    send({ to, subject, text, files = [] }) {
      const body = [text, ...files.map(({ name, bytes }) => `[${name}, ${bytes.length} B]`)].join('\n')
      return put(db, { channel: 'mail', recipient: to, subject, body, created_at: clock() })
    },
  }
}

/**
 * Local mode: a QR code leads to a page of the operator's inbox that asks which identity scans it.
 * @param origin address of this server on this machine
 */
export function localAccount(db: Db, clock: Clock, origin: string): OfficialAccount {
  return {
    async openScene(scene) {
      const address = `${origin}/inbox/scan?scene=${encodeURIComponent(scene)}`
      await put(db, { channel: 'wechat', recipient: '', subject: '', body: address, created_at: clock() })
      return address
    },
  }
}
