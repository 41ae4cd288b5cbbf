import type { PrintedDocument, DocumentBlock } from '../../../shared/printing/printed-document.ts';
import { directionOf } from '../../../shared/language.ts';
import * as styles from './document-sheet.module.css';
import { QrCode } from '../qr-code/qr-code.tsx';

/** Lines of a section that stay on one page. A longer one would leave the page before it empty. */
const MOST_TOGETHER = 24;

/** A document as it is printed, black on white in every theme; also what a PDF file is made of. */
export function DocumentSheet({ document: doc }: { readonly document: PrintedDocument }) {
  const { language, sheet = 'roll', blocks } = doc;
  return (
    <article
      className={styles.documentSheet}
      data-part="document-sheet"
      lang={language}
      dir={directionOf(language)}
      data-sheet={sheet}
    >
      {sectionsOf(blocks).map((section, index) => (
        <section key={index} data-long={section.length > MOST_TOGETHER || undefined}>
          {section.map((block, line) => (
            <Block key={line} block={block} />
          ))}
        </section>
      ))}
    </article>
  );
}

function Block({ block }: { readonly block: DocumentBlock }) {
  switch (block.kind) {
    case 'title':
      return <h2>{block.text}</h2>;
    case 'text':
      return (
        <p data-align={block.align} data-strong={block.strong} data-small={block.small}>
          <bdi>{block.text}</bdi>
        </p>
      );
    case 'row':
      return (
        <p className={styles.documentRow} data-strong={block.strong}>
          <span>{block.name}</span> <bdi>{block.value}</bdi>
        </p>
      );
    case 'rule':
      return <hr />;
    case 'space':
      return <div className={styles.documentSpace} />;
    case 'code':
      return <QrCode text={block.text} label={block.text} tooLong="" />;
    case 'picture':
      return <img className={styles.documentPicture} src={block.source} alt="" decoding="sync" />;
  }
}

/** A rule begins a section, so that a page or column does not end within a short one. */
function sectionsOf(blocks: readonly DocumentBlock[]): readonly (readonly DocumentBlock[])[] {
  const sections: DocumentBlock[][] = [];
  for (const block of blocks) {
    if (block.kind === 'rule' || sections.length === 0) sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections;
}
