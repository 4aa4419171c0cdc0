import { longestBody } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/index.ts'
import { readBody } from '../http/read-body.ts'
import { Refusal } from '../http/refusal.ts'
import { Bytes, type Routes } from '../http/route.ts'
import { sourceObject } from '../objects/store.ts'
import type { Services } from '../services.ts'
import { storePicture } from './pictures.ts'
import { receiveFile } from './receive-file.ts'
import { findFinished, finishUpload, startUpload, storeSource, takeChunk } from './sources.ts'

type Names =
  | 'Upload/upload'
  | 'Dataset/uploadStart'
  | 'Dataset/uploadChunk'
  | 'Dataset/uploadFinish'
  | 'Dataset/source'
  | 'Plotrecord/upload'

const LARGEST_PICTURE = longestBody(calls['Upload/upload'])
const LARGEST_SOURCE = longestBody(calls['Plotrecord/upload'])
const LARGEST_CHUNK = longestBody(calls['Dataset/uploadChunk'])

export function fileRoutes(services: Services): Routes<Names> {
  const { db, objects } = services
  return {
    'Upload/upload': {
      receive: (incoming) => receiveFile(incoming, LARGEST_PICTURE),
      async answer({ session, tx, bytes, now }) {
        return { path: await storePicture(services, tx, session.user, bytes, now), img_domain: '' }
      },
    },
    'Dataset/uploadStart': {
      answer: ({ request, session, tx, now }) => startUpload(tx, session.user, request, now),
    },
    'Dataset/uploadChunk': {
      receive: (incoming) => readBody(incoming, LARGEST_CHUNK),
      answer: ({ request, session, bytes, now }) => takeChunk(services, session.user, request, bytes, now),
    },
    'Dataset/uploadFinish': {
      answer: ({ request, session, tx }) => finishUpload(services, tx, session.user, request.upload),
    },
    'Plotrecord/upload': {
      receive: (incoming) => receiveFile(incoming, LARGEST_SOURCE),
      answer: ({ request: { project }, session, tx, bytes, now }) =>
        storeSource(services, tx, session.user, { project, bytes }, now),
    },
    'Dataset/source': {
      streams: true,
      async answer({ request: { project, sha256, offset }, session }) {
        const source = await findFinished(db, session.user, project, sha256)
        if (offset > source.size) throw new Refusal('invalid-request', { fields: ['offset'] })
        return new Bytes(objects.read(sourceObject(source), offset, source.size), source.size - offset, {
          'Content-Type': 'application/octet-stream',
          'Content-Disposition': 'attachment',
        })
      },
    },
  }
}
