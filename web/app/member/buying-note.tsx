import { href, Link } from 'react-router';

interface BuyingNoteProps {
  text: string;
  link: string;
  /** The key of a section. Staff enter these keys in the CMS. */
  section?: string;
  className?: string;
}

export function BuyingNote({ text, link, section = '', className = '' }: BuyingNoteProps) {
  return (
    <p className={`text-small text-stone ${className}`}>
      {text}{' '}
      <Link
        to={{ pathname: href('/buying'), hash: section }}
        className="text-sky underline decoration-sky/40 hover:decoration-sky"
      >
        {link}
      </Link>
    </p>
  );
}
