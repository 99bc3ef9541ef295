import { href, Link } from 'react-router';

interface BuyingNoteProps {
  /** The sentence before the link. */
  text: string;
  link: string;
  /** The key of the section that the link leads to. Staff enter the keys in the CMS. */
  section?: string;
  className?: string;
}

/** A sentence with a link to the page that tells buyers about delivery, returns and the wallet. */
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
