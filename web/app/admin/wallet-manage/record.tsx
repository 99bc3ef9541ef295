export default function WalletRecord() {
  return null;
}
