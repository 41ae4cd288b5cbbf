import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';

const PROGRAM = 'rehearsal.cjs';

/** Whoever publishes versions: an address with files, and a key that signs them. */
export class Publisher {
  readonly #keys = generateKeyPairSync('ed25519');
  readonly #server: Server;
  readonly #files = new Map<string, Buffer>();
  /** Of each file that was asked for. */
  readonly asked: string[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      const name = request.url?.slice('/till/'.length) ?? '';
      this.asked.push(name);
      const file = this.#files.get(name);
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (file && from !== undefined)
        response.writeHead(206).end(file.subarray(Number(from), Number(to) + 1));
      else response.writeHead(file ? 200 : 404).end(file);
    });
  }

  static async start(): Promise<Publisher> {
    const publisher = new Publisher();
    await new Promise<void>((resolve) => publisher.#server.listen(0, '127.0.0.1', resolve));
    return publisher;
  }

  /** What stands in a profile. */
  get updates(): { readonly address: string; readonly publicKey: string } {
    const { port } = this.#server.address() as AddressInfo;
    const publicKey = this.#keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    return { address: `http://127.0.0.1:${port}/till`, publicKey };
  }

  /** Offers a version with its rehearsal's program; `changed` is what is wrong with the release. */
  offer(version: string, program: Buffer, changed: object = {}): void {
    const sha256 = createHash('sha256').update(program).digest('hex');
    const release = { version, staged: 100, rehearsal: { file: PROGRAM, sha256 }, ...changed };
    this.put(PROGRAM, program);
    const bytes = Buffer.from(JSON.stringify(release));
    this.put('release.json', bytes);
    this.put('release.json.sig', Buffer.from(sign(null, bytes, this.#keys.privateKey).toString('base64')));
  }

  /** Offers it with a package for tills that are installed as an AppImage on this kind of computer. */
  offerPackage(version: string, program: Buffer, pack: Buffer): void {
    const file = `countertop-${version}.AppImage`;
    const sha256 = createHash('sha256').update(pack).digest('hex');
    this.put(file, pack);
    const packages = [{ kind: 'AppImage', arch: process.arch, file, bytes: pack.length, sha256 }];
    this.offer(version, program, { packages });
  }

  put(name: string, bytes: Buffer): void {
    this.#files.set(name, bytes);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
