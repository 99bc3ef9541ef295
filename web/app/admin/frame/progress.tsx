import { useNavigation } from 'react-router';

export function Progress() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <div
      aria-hidden="true"
      className={`fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-sky print:hidden ${
        isLoading ? 'scale-x-75 transition-transform delay-150 duration-1000' : 'scale-x-0'
      }`}
    />
  );
}
