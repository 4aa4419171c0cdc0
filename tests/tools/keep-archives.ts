/**
 * Has other programs write the archives on which the readers are tested: `node tests/tools/keep-archives.ts`, on a machine with `zip`,
 * `python3`, `soffice` and GNU `tar`. The archives are kept, because few machines that run the tests have all of these.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { archivedFiles, archivesFolder, longName } from '../support/kept-archives.ts'

const folder = mkdtempSync(join(tmpdir(), 'archives-'))
const files = Object.keys(archivedFiles)
for (const [name, text] of Object.entries(archivedFiles)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}
mkdirSync(archivesFolder, { recursive: true })
const kept = (name: string) => join(archivesFolder, name)
const run = (program: string, args: readonly string[], input?: string) =>
  execFileSync(program, args, { cwd: folder, input, env: { ...process.env, TZ: 'UTC', LC_ALL: 'C.UTF-8' } })

function infoZip(name: string, ...options: readonly string[]): void {
  rmSync(kept(name), { force: true })
  run('zip', ['-X', '-q', ...options, kept(name), ...files])
}
infoZip('info-zip.zip')
infoZip('info-zip-stored.zip', '-0')
infoZip('info-zip-zip64.zip', '-fz')
infoZip('info-zip-bzip2.zip', '-Z', 'bzip2')
infoZip('info-zip-encrypted.zip', '-P', 'secret')
// written to a pipe: the sizes follow the content, in a data descriptor
writeFileSync(kept('info-zip-streamed.zip'), run('zip', ['-X', '-q', '-', ...files]))

/** Python's writer; `named` encodes names in the code page, without the UTF-8 flag. */
const python = `
import sys, zipfile
class Pipe:
    def write(self, data): return sys.stdout.buffer.write(data)
    def flush(self): sys.stdout.buffer.flush()
class Named(zipfile.ZipInfo):
    def _encodeFilenameFlags(self): return self.filename.encode(sys.argv[2]), self.flag_bits
when = (2024, 2, 29, 12, 0, 0)
with zipfile.ZipFile(Pipe(), 'w', zipfile.ZIP_DEFLATED) as archive:
    for name in sys.argv[3:]:
        if sys.argv[1] == 'named':
            archive.writestr(Named(name, when), name)
        else:
            with open(name, 'rb') as file, archive.open(zipfile.ZipInfo(name, when), 'w', force_zip64=True) as out:
                out.write(file.read())
`
const byPython = (...args: readonly string[]) => run('python3', ['-', ...args], python)
writeFileSync(kept('python-zip64-streamed.zip'), byPython('files', '-', ...files))
writeFileSync(kept('python-cp437.zip'), byPython('named', 'cp437', 'Größe.txt', 'Grüße.txt', 'µg/½.csv'))
writeFileSync(kept('python-gbk.zip'), byPython('named', 'gbk', '数据.txt', '病例.txt'))

writeFileSync(join(folder, 'study.csv'), 'id,年龄,weight\n1,54,70.5\n2,61,\n3,47,82.25\n')
run('soffice', ['--headless', '--infilter=CSV:44,34,76', '--convert-to', 'xlsx', 'study.csv'])
copyFileSync(join(folder, 'study.xlsx'), kept('libreoffice.xlsx'))

mkdirSync(dirname(join(folder, longName)), { recursive: true })
writeFileSync(join(folder, longName), 'long\n')
writeFileSync(join(folder, 'sparse'), 'begins')
truncateSync(join(folder, 'sparse'), 1 << 20)
symlinkSync('short.txt', join(folder, 'link'))
const plain = ['--owner=0', '--group=0', '--numeric-owner', '--mode=600', '--mtime=@1700000000', '--sort=name']
function gnuTar(name: string, options: readonly string[], names: readonly string[]): void {
  writeFileSync(kept(name), run('tar', ['-c', '-b1', ...plain, ...options, ...names]))
}
gnuTar('gnu-ustar.tar', ['--format=ustar'], [...files, longName])
gnuTar('gnu-old.tar', ['--format=v7'], files)
gnuTar('gnu-blocked.tar', ['--format=ustar', '-b20'], files)
gnuTar('gnu-long-name.tar', ['--format=gnu'], [longName])
gnuTar('gnu-pax.tar', ['--format=pax'], ['short.txt', longName])
gnuTar('gnu-sparse.tar', ['--format=gnu', '--sparse'], ['sparse'])
gnuTar('gnu-folder.tar', ['--format=ustar', '--no-recursion'], ['folder'])
gnuTar('gnu-link.tar', ['--format=ustar'], ['link'])
rmSync(folder, { recursive: true })
