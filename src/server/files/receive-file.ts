import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { Busboy } from '@fastify/busboy'
import { destroyWhenOversized } from '../http/read-body.ts'
import { Refusal } from '../http/refusal.ts'

const noFile = () => new Refusal('invalid-request', { fields: ['file'] })

function openForm(incoming: IncomingMessage, contentType: string, largest: number) {
  try {
    return new Busboy({
      headers: { ...incoming.headers, 'content-type': contentType },
      limits: { files: 1, fields: 10, fieldSize: 1000, fileSize: largest },
    })
  } catch {
    throw noFile() // a malformed boundary
  }
}

/** The field `file` of a multipart body, of at most `largest` bytes. */
export async function receiveFile(incoming: IncomingMessage, largest: number): Promise<Buffer> {
  const contentType = incoming.headers['content-type'] ?? ''
  if (!/^multipart\/form-data; *boundary=/i.test(contentType)) throw new Refusal('unsupported-media')
  const form = openForm(incoming, contentType, largest)
  let file: Promise<Buffer> | undefined
  form.on('file', (field, stream) => {
    if (field !== 'file') {
      stream.resume()
      return
    }
    file = buffer(stream).then((bytes) => {
      if (stream.truncated) throw new Refusal('body-too-large', { limit: largest })
      return bytes
    })
    file.catch(() => undefined) // reported below
  })
  await new Promise<void>((resolve, reject) => {
    form.on('finish', resolve)
    form.on('error', () => reject(noFile()))
    destroyWhenOversized(incoming, largest)
    incoming.on('aborted', () => reject(noFile()))
    incoming.pipe(form)
  })
  if (!file) throw noFile()
  return file
}
