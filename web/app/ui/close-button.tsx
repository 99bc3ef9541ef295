/** The area of the button reaches into the padding around the cross. */
export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} aria-label={label} className="-m-3 p-3">
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M3 3l14 14M17 3L3 17" />
      </svg>
    </button>
  );
}
