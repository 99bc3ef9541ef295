import type { Page } from '@playwright/test';

export interface Device {
  /** The person loses the device with its passkeys. */
  lose(): Promise<void>;
}

/** A device with a finger print reader, in Chromium's own virtual authenticator. */
export async function withPasskeyDevice(page: Page): Promise<Device> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    lose: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }).then(() => {}),
  };
}
