/** The list stands alone, because a recharge and a credit have addresses of their own. */
export default function NoRecord(): null {
  return null;
}
