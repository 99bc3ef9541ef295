import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Options {
  challenge: string;
  rpId: string;
}

/** A passkey in software: ES256, without attestation, as WebAuthn Level 2 describes it. */
export function createAuthenticator({
  origin = 'http://localhost:3000',
  verifiesUser = true,
  counts = true,
} = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const userPresent = 0x01;
  const userVerified = 0x04;
  const withCredential = 0x40;

  function authenticatorData(rpId: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    if (counts) counter += 1;
    count.writeUInt32BE(counter);
    const verified = verifiesUser ? userVerified : 0;
    return Buffer.concat([sha256(rpId), Buffer.from([userPresent | verified | flags]), count]);
  }

  return {
    credentialId: id.toString('base64url'),

    /** Restores an earlier state, as a copy of the device would have it. */
    rewind(to: number) {
      counter = to;
    },

    create({ challenge, rpId }: Options, name = 'Test device') {
      const aaguid = Buffer.alloc(16);
      const idLength = Buffer.from([0, id.length]);
      const data = Buffer.concat([authenticatorData(rpId, withCredential), aaguid, idLength, id, coseKey()]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(data)],
      ]);
      return {
        name,
        credentialId: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      };
    },

    sign({ challenge, rpId }: Options) {
      const client = clientData('webauthn.get', challenge);
      const data = authenticatorData(rpId, 0);
      return {
        kind: 'passkey' as const,
        credentialId: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      };
    },
  };

  /** EC2, ES256, P-256 (RFC 9053). */
  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ]);
  }
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}

/** A text of less than 24 bytes (RFC 8949). */
function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

/** Less than 256 bytes. */
function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
}
