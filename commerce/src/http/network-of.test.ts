import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::ffff:102:304', '1.2.3.4'],
  ['1.2.3.4', '1.2.3.4'],
  ['', ''],
])('the network of "%s" is "%s"', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
