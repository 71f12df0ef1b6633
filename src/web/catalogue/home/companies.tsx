import type { HomePage } from '../home.loader.ts';
import { OperatorRow } from '../operator-row.tsx';
import styles from './home.module.css';
import { HomeSection } from './home-section.tsx';

export function Companies({ companies }: { companies: HomePage['companies'] }) {
  if (companies.length === 0) return null;
  return (
    <HomeSection
      title="Tour companies travelers rate highest"
      note="Ranked by average rating, held toward the middle while reviews are few. Companies can’t pay to appear here."
      more={{ title: 'Company reviews', href: '/tour-operator-reviews' }}
    >
      <div className={styles.companies}>
        {companies.map((operator) => (
          <OperatorRow key={operator.slug} operator={operator} />
        ))}
      </div>
    </HomeSection>
  );
}
