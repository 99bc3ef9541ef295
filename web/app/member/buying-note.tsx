import { href, Link } from 'react-router';

interface BuyingNoteProps {
  /** The sentence, which ends in the link. */
  text: string;
  link: string;
  /** The section of the page, whose key staff enter in the CMS. */
  section?: string;
  className?: string;
}

/** A sentence that leads to what a buyer wants to know. */
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
