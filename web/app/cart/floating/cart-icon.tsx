export function CartIcon() {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <path d="M4 7.5h14l1 12H3z" strokeLinejoin="round" />
      <path d="M7.5 10V6a3.5 3.5 0 0 1 7 0v4" strokeLinecap="round" />
    </svg>
  );
}
